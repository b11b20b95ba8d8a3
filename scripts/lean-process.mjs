/**
 * How the shop's process is started so that it takes no more memory than it uses. By themselves V8 gives a machine with much memory 128 MB for
 * what was made a moment ago, lets garbage grow to twice of what is in use and more, and glibc keeps what was given back in up to eight pieces of 64 MB for
 * each core. The shop collects what its start left.
 */
export const leanFlags = ['--max-semi-space-size=8', '--heap-growing-percent=90', '--expose-gc'];

/** Of glibc; other systems do not read them. Two pieces, and large buffers apart from them, so that what is given back goes to the machine. */
export const leanEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
