// @ts-check
/** Ending together with the process that started this one, once and in order. */
import { readFileSync } from 'node:fs';

/**
 * npm does not pass every signal on, and none when it is killed: a server would stay on its port. So this process
 * sends SIGTERM to itself when its parent, or npm behind the parent's shell, has gone. Only under npm: elsewhere a
 * start in the background is meant.
 */
export function endWithParent() {
  if (!process.env['npm_lifecycle_event']) return;
  const former = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === former) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

/** The numbers of the parent and, where the system tells, of its parent. */
function ancestors() {
  const parent = process.ppid;
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    return `${parent} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return `${parent}`;
  }
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
