/** What the windows of one browser tell each other of a mock exam. */
export interface Notice {
  kind: 'takenOver' | 'handedIn';
  sittingId: string;
}

/** Hears the other windows and speaks to them; in a browser without such a channel they learn it from the server. */
export function openChannel(onNotice: (notice: Notice) => void): { post(notice: Notice): void; close(): void } {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel('learner-answers');
  channel.onmessage = ({ data }: MessageEvent<Notice>) => onNotice(data);
  return { post: (notice) => channel.postMessage(notice), close: () => channel.close() };
}
