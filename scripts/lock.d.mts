/** Types of `lock.mjs`, which runs before anything is installed. */

export interface Lock {
  /** Adds a child process: while it lives, the lock is held, even when this process dies. */
  addHolder(pid: number): void;
  release(): void;
}
export function acquireLock(options: { file: string; waiting: string }): Promise<Lock>;
