"use strict";
// Draws the pictures that the host sends, and posts back what was tapped. It has no rules and no texts of its own.
const $ = id => document.getElementById(id);
const texts = JSON.parse($("texts").textContent), lang = document.documentElement.lang;
const ICONS = {
  back: "M15 5l-7 7 7 7", help: "M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.2-1.5 2.3M12 18.5v.1", menu: "M5 12h.1M12 12h.1M19 12h.1",
  sort: "M4 9h14l-3.5-4M20 15H6l3.5 4", log: "M6 15l6-6 6 6", talk: "M5 5h14v10h-8l-4 4v-4H5z",
  undo: "M8 5L4 9l4 4M4 9h9a6 6 0 0 1 0 11", hint: "M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-1 .8-1 1.5-1 2H9c0-.5 0-1.2-1-2", skip: "M4 6l7 6-7 6zM13 6l7 6-7 6z",
};
const HELD = 5000, POLLED = 30000, MOST_TRIES = 8;
let room = "", secret = "", picture = {}, number = 0, stream, silence, polling = false, empty = 0, sounds = -1, said = 0;

// --- the host ---------------------------------------------------------------------------------
const post = (path, body) => fetch(path, {method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify({...body, lang})});
const later = wait => new Promise(done => setTimeout(done, wait));

async function tap(id) {
  const n = number = Math.max(number + 1, Date.now());
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const status = await post(`/r/${room}/tap`, {n, tap: id}).then(answer => answer.status, () => 0);
    if (status && status !== 429) return;
    await later(150 * tries);
  }
}

async function follow() {
  stream?.abort();
  const mine = stream = new AbortController();
  const alive = () => {
    clearTimeout(silence);
    silence = setTimeout(() => { empty++; polling ||= empty > 2 && !picture.v; notice(texts.lost); follow(); }, polling ? POLLED : HELD);
  };
  alive();
  try {
    const asked = polling ? `&after=${picture.v || 0}` : "";
    const answer = await fetch(`/r/${room}/see?lang=${lang}${asked}`, {signal: mine.signal});
    if (answer.status === 401) { clearTimeout(silence); return form(); }
    if (!answer.ok) throw answer;
    if (answer.headers.get("content-type").startsWith("application/json")) {
      const found = await answer.json();
      if (found.moved) { room = found.moved; history.replaceState(null, "", `/r/${room}${location.search}`); }
      else show(found);
    } else {
      const reader = answer.body.getReader(), text = new TextDecoder();
      for (let buffer = ""; ;) {
        const {done, value} = await reader.read();
        if (done) break;
        alive();
        const events = (buffer + text.decode(value, {stream: true})).split("\n\n");
        buffer = events.pop();
        const newest = events.map(each => each.slice(5)).filter(Boolean).pop();
        if (newest === "0") { clearTimeout(silence); return notice(texts.elsewhere, texts.take); }
        if (newest) show(JSON.parse(newest));
        else notice("");
      }
    }
    if (!polling) await later(200);
    if (stream === mine) follow();
  } catch (problem) {
    if (stream !== mine) return;
    notice(texts.lost);
    await later(1000);
    if (stream === mine) follow();
  }
}

// --- joining -------------------------------------------------------------------------------------
function form() {
  $("wait").hidden = $("table").hidden = $("panel").hidden = true;
  document.documentElement.classList.remove("felt");
  $("join").hidden = false;
  $("code-row").hidden = !!secret;
  const phone = /Android|iPhone|iPad/.test(navigator.userAgent);
  $("in-app").hidden = !(secret && phone);
  if (secret) $("in-app").href = `${texts.inApp}/http/${location.host}/${secret}`;
  (secret ? $("name") : $("code")).focus();
}
async function join(watch) {
  const problem = text => { $("problem").textContent = text; $("problem").hidden = !text; };
  problem("");
  try {
    if (!secret) {
      const found = await (await post("/find", {code: $("code").value})).json();
      if (!found.secret) return problem(found.problem);
      secret = found.secret;
    }
    room = roomOf(secret);
    const answer = await post(`/r/${room}/join`, {secret, name: $("name").value, face: $("join").elements.face.value, watch});
    if (!answer.ok) {
      const refused = await answer.json();
      $("watch").hidden = !refused.watch;
      if (!$("code-row").hidden) secret = "";
      return problem(refused.problem);
    }
    enter();
  } catch { problem(texts.lost); }
}
function enter() {
  history.replaceState(null, "", `/r/${room}${location.search}`);
  $("join").hidden = true;
  $("wait").hidden = false;
  follow();
}
// The room's id is the first 16 bytes of the secret.
const roomOf = text => [...atob(text.replace(/-/g, "+").replace(/_/g, "/")).slice(0, 16)].map(each => each.charCodeAt(0).toString(16).padStart(2, "0")).join("");

// --- drawing ----------------------------------------------------------------------------------
function el(tag, kind = "", text = "", ...inside) {
  const made = document.createElement(tag);
  if (kind) made.className = kind;
  if (text) made.textContent = text;
  made.append(...inside.filter(Boolean));
  return made;
}
const image = file => Object.assign(new Image(), {src: `/${file}`, alt: "", draggable: false});
const card = (art, kind = "card") => el("span", kind, "", ...art.map(image));
const hideFromReaders = element => { element.setAttribute("aria-hidden", "true"); return element; };
function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg"), path = document.createElementNS(svg.namespaceURI, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return hideFromReaders(svg);
}
function face(one, kind = "face") {
  const made = el("span", one.sign ? `${kind} sign` : kind, one.art ? "" : one.initial, one.art && image(one.art));
  if (one.colour) made.style.background = one.colour;
  return made;
}
function button(element, one) {
  if (element.say !== one.say) element.setAttribute("aria-label", element.say = one.say);
  element.onclick = one.tap ? () => tap(one.tap) : null;
  element.dataset.tap = one.tap || "";
}
// Updates the children of an element by key. Elements are kept, so that focus and screen readers stay on them.
function fill(place, items, make, tag = "button") {
  const there = new Map([...place.children].map(each => [each.dataset.key, each]));
  items.forEach((item, at) => {
    const key = item.key || item.tap;
    let element = there.get(key);
    there.delete(key);
    if (!element) { element = el(tag); element.dataset.key = key; }
    const drawn = JSON.stringify(item);
    if (element.drawn !== drawn) { element.drawn = drawn; make(element, item, at); }
    if (place.children[at] !== element) place.insertBefore(element, place.children[at] || null);
  });
  there.forEach(each => each.remove());
}

function show(newest) {
  notice("");
  picture = newest;
  empty = 0;
  playSounds(newest.sounds);
  if (newest.said[0] !== said) { said = newest.said[0]; $("announced").textContent = newest.said[1]; }
  $("wait").hidden = $("join").hidden = true;
  const {table, panel} = newest;
  $("table").hidden = !table;
  document.documentElement.classList.toggle("felt", !!table);
  if (table) drawTable(table);
  drawPanel(panel, !!table);
}
function playSounds([count, names]) {
  const fresh = sounds < 0 ? 0 : Math.min(count - sounds, names.length);
  sounds = count;
  if (fresh > 0) for (const name of names.slice(-fresh)) new Audio(`/sounds/${name}.wav`).play().catch(() => 0);
}
function notice(text, label) {
  const place = $("lost");
  if (place.textContent === text + (label || "")) return;
  place.textContent = text;
  place.hidden = !text;
  if (label) { const take = el("button", "", label); take.onclick = () => { notice(""); follow(); }; place.append(take); }
}

function drawTable(p) {
  $("title").textContent = p.title;
  $("about").textContent = p.about || "";
  for (const each of p.bar) {
    const place = $(each.tap);
    if (!place.firstChild) place.append(icon(each.tap));
    button(place, each);
  }
  fill($("seats"), p.seats.map(each => ({...each, key: each.tap})), (li, seat) => {
    let inside = li.firstChild;
    if (!inside) li.append(inside = el("button", "seat"));
    button(inside, seat);
    li.className = ["turn", "out", "skipped", "catch"].filter(each => seat[each]).join(" ");
    inside.replaceChildren(face(seat.face), el("b", "count", seat.count), ...(seat.last ? [card(seat.last, "card last")] : []),
      el("span", "name", seat.name), el("span", seat.bubble ? "bubble" : "under", seat.bubble || seat.about || ""));
    [...inside.children].forEach(hideFromReaders);
  }, "li");
  const stock = $("stock");
  stock.hidden = !p.stock;
  if (p.stock) {
    button(stock, p.stock);
    stock.classList.toggle("may", !!p.stock.may);
    stock.classList.toggle("none", !p.stock.art);
    const drawn = JSON.stringify([p.stock.art, p.stock.count]);
    if (stock.drawn !== drawn) { stock.drawn = drawn; stock.replaceChildren(...(p.stock.art ? [card(p.stock.art)] : []), hideFromReaders(el("b", "", p.stock.count))); }
  }
  button($("pile"), p.pile);
  fill($("pile"), p.pile.cards || [], (laid, one) => {
    laid.className = "card";
    laid.style.setProperty("--turn", `${[...one.key].reduce((sum, each) => sum + each.charCodeAt(0), 0) % 13 - 6}deg`);
    laid.replaceChildren(...one.art.map(image));
  }, "span");
  badge("called", p.called);
  badge("owed", p.owed);
  $("way").classList.toggle("back", !!p.way.back);
  if ($("direction").textContent !== p.way.say) $("direction").textContent = p.way.say;
  const words = $("words");
  button(words, p.words);
  words.disabled = !p.words.tap;
  words.replaceChildren(...[p.words.text && hideFromReaders(el("span", "", p.words.text)), p.words.may && hideFromReaders(el("strong", "", p.words.may))].filter(Boolean));
  $("table").classList.toggle("mine", !!p.mine);
  if ($("said").textContent !== p.words.say) $("said").textContent = p.words.say;
  const own = $("own");
  own.hidden = !p.own;
  if (p.own) {
    own.className = p.own.turn ? "turn" : "";
    own.replaceChildren(el("span", "ears", p.own.say), hideFromReaders(el("b", "", p.own.name)), hideFromReaders(el("span", "", p.own.count)));
  }
  $("choice").hidden = !p.choice;
  if (p.choice) {
    $("choice").setAttribute("aria-label", p.choice.title);
    fill($("choice"), [...p.choice.codes, p.choice.cancel], (place, code) => {
      button(place, code);
      place.replaceChildren(code.art ? image(code.art) : code.text || "✕");
    });
  }
  const buttons = (p.buttons || []).filter(each => !p.choice || each.kind === "danger");
  fill($("buttons"), buttons, (place, one) => {
    button(place, one);
    place.className = `${one.kind || ""} ${one.icon && !one.label ? "icon" : ""}`;
    place.replaceChildren(...[one.icon && !one.label && icon(one.icon), one.label].filter(Boolean));
  });
  drawHand(p);
}
function badge(id, one) {
  const place = $(id);
  place.hidden = !one;
  if (!one || place.drawn === JSON.stringify(one)) return;
  place.drawn = JSON.stringify(one);
  button(place, one);
  place.replaceChildren(one.art ? image(one.art) : one.text);
}
// Up to ten cards are a fan; more are drawn in rows behind those in front.
function drawHand(p) {
  const hand = p.hand || [], box = $("hand"), wide = box.clientWidth, rows = [];
  box.classList.toggle("dim", !!p.dim);
  if (p.own) box.setAttribute("aria-label", p.own.count);
  const front = hand.length > 10 ? p.front || 0 : hand.length, behind = hand.length - front, lines = Math.ceil(behind / 8);
  for (let left = behind, line = lines; line > 0; line--) { const most = Math.ceil(left / line); rows.push(most); left -= most; }
  if (front) rows.push(front);
  const size = Math.min(wide > 600 ? 110 : 88, Math.max(60, wide / 4.4)), high = size * 1.42, places = [];
  rows.forEach((many, line) => {
    const step = Math.min(size * .94, (wide - size - 8) / Math.max(1, many - 1)), begin = (wide - size - step * (many - 1)) / 2;
    const fan = rows.length === 1 && innerHeight > 520 ? Math.min(1.7, 12 / many) : 0;
    for (let at = 0; at < many; at++) {
      const off = at - (many - 1) / 2;
      places.push([begin + step * at, line * Math.max(58, size * .7) + fan * off * off * .6, fan * off]);
    }
  });
  box.style.setProperty("--card-width", `${size}px`);
  $("table").style.setProperty("--high", `${high + (rows.length - 1) * Math.max(58, size * .7) + 14}px`);
  fill(box, hand.map((each, at) => ({...each, place: places[at]})), (place, one) => {
    button(place, one);
    place.className = ["own", one.may && "may", one.up && "up"].filter(Boolean).join(" ");
    const [x, y, angle] = one.place;
    place.style.setProperty("--x", `${x}px`);
    place.style.setProperty("--y", `${y}px`);
    place.style.setProperty("--angle", `${angle}deg`);
    if (place.art !== String(one.art)) { place.art = String(one.art); place.replaceChildren(card(one.art)); }
  });
}

// --- panels on the table or in its place ---------------------------------------------------------
function drawPanel(panel, over) {
  const place = $("panel"), drawn = JSON.stringify([panel, over]);
  $("table").inert = !!panel;
  place.hidden = !panel;
  if (!panel) { place.drawn = ""; return; }
  if (place.drawn === drawn) return;
  const same = place.dataset.id === panel.id && place.drawn, focused = same && document.activeElement?.dataset?.tap;
  place.drawn = drawn;
  place.dataset.id = panel.id;
  place.classList.toggle("over", over);
  place.setAttribute("aria-label", panel.title);
  const title = el("h1", "", panel.title), close = panel.close && el("button", "close", "✕");
  title.tabIndex = -1;
  if (close) button(close, panel.close);
  const why = panel.why && el("button", "why", panel.why.label);
  if (why) button(why, panel.why);
  const rows = (panel.rows || []).map(row => {
    const made = el("button", row.strong ? "main" : "quiet", row.label, row.about && el("small", "", row.about));
    button(made, {tap: row.tap, say: [row.label, row.about].filter(Boolean).join(". ")});
    return made;
  });
  place.replaceChildren(el("div", "top", "", title, close), ...(panel.texts || []).map(text => el("p", "", text)),
    ...(panel.lines?.length ? [el("ul", "", "", ...panel.lines.map(line_of))] : []), ...[why].filter(Boolean), el("div", "rows", "", ...rows),
    ...(panel.sections || []).map(each => el("section", "", "", el("h2", "", each.title), ...each.texts.map(text => el("p", "", text)))));
  const again = focused && place.querySelector(`[data-tap="${CSS.escape(focused)}"]`);
  if (again) again.focus(); else if (!same) title.focus();
}
function line_of(line) {
  const alone = !line.face && line.cards?.length === 1 && line.cards;
  const text = el("div", "", "", el("b", "", line.name), line.note && el("small", "", line.note),
    line.cards && !alone && el("div", "cards", "", ...line.cards.map(each => card(each))));
  const inside = [alone && card(alone[0]), line.face && face(line.face, line.ready === undefined && line.number === undefined ? "face away" : "face"), text,
    line.number !== undefined && el("span", "number", line.number, el("small", "", line.unit || ""))].filter(Boolean);
  if (line.say) inside.forEach(hideFromReaders);
  return el("li", "", "", line.say && el("span", "ears", line.say), ...inside);
}

// --- input -----------------------------------------------------------------------------------------
$("join").onsubmit = event => { event.preventDefault(); join(false); };
$("watch").onclick = () => join(true);
$("language").onchange = event => location.replace(`${location.pathname}?lang=${event.target.value}${location.hash}`);
onkeydown = event => {
  if (event.key === "Escape") ($("panel").querySelector(".close") || !$("choice").hidden && $("choice").lastChild)?.click?.();
  const way = {ArrowLeft: -1, ArrowRight: 1}[event.key], cards = [...$("hand").children], at = cards.indexOf(document.activeElement);
  if (way && cards.length && (at >= 0 || document.activeElement === document.body)) cards[at < 0 ? 0 : (at + way + cards.length) % cards.length].focus();
};
// A table higher than the window, as with large text, scrolls under the hand.
new ResizeObserver(() => $("table").classList.toggle("high", $("table").scrollHeight > innerHeight + 24)).observe($("table"));
onresize = () => picture.table && drawHand(picture.table);
document.onvisibilitychange = () => document.hidden || !picture.v || follow();
onhashchange = () => location.reload();

secret = (location.hash.match(/^#\/j\/([\w-]+)/) || [])[1] || "";
room = (location.pathname.match(/^\/r\/([0-9a-f]{32})$/) || [])[1] || "";
try { if (secret) room = roomOf(secret); } catch { secret = ""; }
if (room) { follow(); } else form();
