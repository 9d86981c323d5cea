import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What the process says. */
export type Told = { port: number } | { refused: string } | ReceivedMail;

/** A mail as the server took it. */
export interface ReceivedMail {
  to: string[];
  /** Headers and body as they came. */
  source: string;
}

/** A running server for mail. */
export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  received: readonly ReceivedMail[];
  /** Addresses that were refused, in order. */
  refused: readonly string[];
  stop(): void;
}

/** Starts `serve.ts` as a process of its own. */
export async function startMailServer(): Promise<MailServer> {
  const child = fork(fileURLToPath(new URL('serve.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  const received: ReceivedMail[] = [];
  const refused: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the server for mail ended with ${code}`)));
    child.on('message', (told: Told) => {
      if ('port' in told) resolve(told.port);
      else if ('refused' in told) refused.push(told.refused);
      else received.push(told);
    });
  });
  return { url: `smtp://127.0.0.1:${port}`, received, refused, stop: () => child.kill() };
}

/** The file that came with a mail; undefined where none did. */
export function attachmentOf({ source }: ReceivedMail): { head: string; bytes: Buffer } | undefined {
  const [part] = source.split(/\r\n--[^\r\n]+/).filter((each) => /Content-Disposition: attachment/i.test(each));
  if (part === undefined) return undefined;
  const [head = '', body = ''] = part.trimStart().split('\r\n\r\n');
  return { head: head.replace(/\r\n[ \t]+/g, ' '), bytes: Buffer.from(body, 'base64') };
}

/** A header of a mail, its lines joined; undefined where it has none. */
export function headerOf({ source }: ReceivedMail, name: string): string | undefined {
  const [head = ''] = source.split('\r\n\r\n');
  const line = head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim();
}
