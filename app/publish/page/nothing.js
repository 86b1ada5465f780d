// In place of an extension that is not used, whose code the client would fetch elsewhere: it never comes to anything.
globalThis.RiveNative = () => new Promise(() => {});
