// @ts-check
/** Ending together with the process that started this one. */

/**
 * npm does not pass every signal on, and none when it is killed: a server would stay on its port. So this process
 * sends SIGTERM to itself when its parent has gone. Only under npm: elsewhere a start in the background is meant.
 */
export function endWithParent() {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

/**
 * Ctrl-C reaches a server twice, from the terminal and from npm, and the second one would cut its orderly end short.
 * Signals within two seconds of the first are one wish; a later one means at once.
 */
export function joinRepeatedSignals() {
  /** @type {number | undefined} */
  let first;
  const notice = () => {
    first ??= Date.now();
    if (Date.now() - first > 2000) process.exit(130);
  };
  process.on('SIGINT', notice).on('SIGTERM', notice);
}
