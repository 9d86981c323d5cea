/** Work in the queue, as the server tells it. */
export interface Job {
  id: string;
  title: string;
  state: 'waiting' | 'running' | 'ready' | 'done' | 'failed' | 'cancelled';
  /** 0 to 100. */
  progress: number;
  /** What came of it, or why nothing did. */
  message?: string | null;
  /** The name of the file it has made. */
  resultFile?: string | null;
  /** For which records it did not succeed, or not as they are; the first 200. */
  failed?: readonly { recordId: string; label: string; message?: string | null }[];
}

/** Whether the server is still at work on it. */
export function isRunning({ state }: Pick<Job, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}
