/* Loaded before the C library (LD_PRELOAD): writes down, in their order, what a process does to files and folders and
 * what it says on its standard output. A record: what (1 byte), inode (8), place or length (8), two lengths (4, 4), then
 * a name or bytes, and a second name. RECORD names the file that is written to, RECORD_UNDER the folder that is watched.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>


static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int record = -1;
static const char *under;

static int on(void) {
    if (record < 0) {
        const char *name = getenv("RECORD");
        under = getenv("RECORD_UNDER");
        if (!name || !under) return 0;
        int opened = syscall(SYS_openat, AT_FDCWD, name, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
        record = syscall(SYS_fcntl, opened, F_DUPFD_CLOEXEC, 900);
        syscall(SYS_close, opened);
    }
    return record >= 0;
}

static void put(const void *bytes, size_t length) {
    for (const char *at = bytes; length;) {
        long done = syscall(SYS_write, record, at, length);
        if (done <= 0) abort();
        at += done, length -= done;
    }
}

static void tell(char what, uint64_t inode, uint64_t place, const void *a, uint32_t many, const void *b, uint32_t more) {
    char head[25];
    head[0] = what;
    memcpy(head + 1, &inode, 8), memcpy(head + 9, &place, 8), memcpy(head + 17, &many, 4), memcpy(head + 21, &more, 4);
    put(head, sizeof head), put(a, many), put(b, more);
}

/* The whole name of a file that need not be there; 0 where it is not watched. */
static int named(int folder, const char *name, char *whole) {
    char place[PATH_MAX];
    if (name[0] == '/') snprintf(whole, PATH_MAX, "%s", name);
    else {
        if (folder == AT_FDCWD) { if (!getcwd(place, sizeof place)) return 0; }
        else {
            char link[64];
            snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
            long length = readlink(link, place, sizeof place - 1);
            if (length < 0) return 0;
            place[length] = 0;
        }
        if (snprintf(whole, PATH_MAX, "%s/%s", place, name) >= PATH_MAX) return 0;
    }
    return !strncmp(whole, under, strlen(under));
}

static uint64_t inode_of(int file, int *folder) {
    struct stat found;
    if (fstat(file, &found)) return 0;
    *folder = S_ISDIR(found.st_mode);
    return S_ISREG(found.st_mode) || *folder ? found.st_ino : 0;
}

static int opening(int folder, const char *name, int flags, mode_t mode) {
    char whole[PATH_MAX];
    struct stat found;
    if (!on() || (flags & O_TMPFILE) == O_TMPFILE || !(flags & (O_CREAT | O_TRUNC)) || !named(folder, name, whole))
        return syscall(SYS_openat, folder, name, flags, mode);
    pthread_mutex_lock(&lock);
    int there = !fstatat(folder, name, &found, 0), any;
    int file = syscall(SYS_openat, folder, name, flags, mode), problem = errno;
    if (file >= 0) {
        uint64_t inode = inode_of(file, &any);
        if (!there) tell('c', inode, 0, whole, strlen(whole), "", 0);
        else if (flags & O_TRUNC) tell('t', inode, 0, "", 0, "", 0);
    }
    pthread_mutex_unlock(&lock);
    errno = problem;
    return file;
}

#define MODE va_list rest; va_start(rest, flags); mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0; va_end(rest)
int open(const char *name, int flags, ...) { MODE; return opening(AT_FDCWD, name, flags, mode); }
int open64(const char *name, int flags, ...) { MODE; return opening(AT_FDCWD, name, flags | O_LARGEFILE, mode); }
int openat(int folder, const char *name, int flags, ...) { MODE; return opening(folder, name, flags, mode); }
int openat64(int folder, const char *name, int flags, ...) { MODE; return opening(folder, name, flags | O_LARGEFILE, mode); }
int __open_2(const char *name, int flags) { return opening(AT_FDCWD, name, flags, 0); }
int __open64_2(const char *name, int flags) { return opening(AT_FDCWD, name, flags | O_LARGEFILE, 0); }

static void wrote(int file, const void *bytes, ssize_t done, off_t place) {
    int folder = 0;
    uint64_t inode = done > 0 ? inode_of(file, &folder) : 0;
    if (inode) tell('w', inode, place, bytes, done, "", 0);
}

ssize_t write(int file, const void *bytes, size_t length) {
    if (!on()) return syscall(SYS_write, file, bytes, length);
    pthread_mutex_lock(&lock);
    ssize_t done = syscall(SYS_write, file, bytes, length);
    int problem = errno;
    if (file == 1) { if (done > 0) tell('s', 0, 0, bytes, done, "", 0); }
    else wrote(file, bytes, done, lseek(file, 0, SEEK_CUR) - done);
    pthread_mutex_unlock(&lock);
    errno = problem;
    return done;
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t place) {
    if (!on()) return syscall(SYS_pwrite64, file, bytes, length, place);
    pthread_mutex_lock(&lock);
    ssize_t done = syscall(SYS_pwrite64, file, bytes, length, place);
    int problem = errno;
    wrote(file, bytes, done, place);
    pthread_mutex_unlock(&lock);
    errno = problem;
    return done;
}
ssize_t pwrite(int file, const void *bytes, size_t length, off_t place) { return pwrite64(file, bytes, length, place); }

static int cutting(int file, off_t length) {
    int any;
    if (!on()) return syscall(SYS_ftruncate, file, length);
    pthread_mutex_lock(&lock);
    int done = syscall(SYS_ftruncate, file, length), problem = errno;
    if (!done) tell('t', inode_of(file, &any), length, "", 0, "", 0);
    pthread_mutex_unlock(&lock);
    errno = problem;
    return done;
}
int ftruncate(int file, off_t length) { return cutting(file, length); }
int ftruncate64(int file, off64_t length) { return cutting(file, length); }

static int syncing(long call, int file) {
    int folder = 0;
    if (!on()) return syscall(call, file);
    pthread_mutex_lock(&lock);
    int done = syscall(call, file), problem = errno;
    uint64_t inode = done ? 0 : inode_of(file, &folder);
    if (inode && folder) {
        char link[64], whole[PATH_MAX];
        snprintf(link, sizeof link, "/proc/self/fd/%d", file);
        long length = readlink(link, whole, sizeof whole);
        if (length > 0) tell('f', inode, 0, whole, length, "", 0);
    } else if (inode) tell('y', inode, 0, "", 0, "", 0);
    pthread_mutex_unlock(&lock);
    errno = problem;
    return done;
}
int fsync(int file) { return syncing(SYS_fsync, file); }
int fdatasync(int file) { return syncing(SYS_fdatasync, file); }

static int moving(char what, int from, const char *name, int to, const char *other, int flags) {
    char whole[PATH_MAX], beside[PATH_MAX] = "";
    int watched = on() && named(from, name, whole) && (!other || named(to, other, beside));
    if (watched) pthread_mutex_lock(&lock);
    int done = what == 'r' ? syscall(SYS_renameat2, from, name, to, other, flags)
             : what == 'm' ? syscall(SYS_mkdirat, from, name, flags)
                           : syscall(SYS_unlinkat, from, name, flags);
    int problem = errno;
    if (watched) {
        if (!done) tell(what, 0, 0, whole, strlen(whole), beside, strlen(beside));
        pthread_mutex_unlock(&lock);
    }
    errno = problem;
    return done;
}
int rename(const char *name, const char *other) { return moving('r', AT_FDCWD, name, AT_FDCWD, other, 0); }
int renameat(int from, const char *name, int to, const char *other) { return moving('r', from, name, to, other, 0); }
int unlink(const char *name) { return moving('u', AT_FDCWD, name, 0, NULL, 0); }
int unlinkat(int from, const char *name, int flags) { return moving('u', from, name, 0, NULL, flags); }
int rmdir(const char *name) { return moving('u', AT_FDCWD, name, 0, NULL, AT_REMOVEDIR); }
int mkdir(const char *name, mode_t mode) { return moving('m', AT_FDCWD, name, 0, NULL, mode); }
int mkdirat(int from, const char *name, mode_t mode) { return moving('m', from, name, 0, NULL, mode); }
