/** Requests over connections that stay open, at little cost: the load shares the machine with the server. */
import { Agent, request } from 'node:http';

export interface Answered {
  status: number;
  text: string;
  milliseconds: number;
}

export interface Poster {
  /** @param options.body JSON already. @throws Error where no answer came */
  post(options: { path: string; token: string; body: string }): Promise<Answered>;
  close(): void;
}

export function openPoster({ url, connections }: { url: string; connections: number }): Poster {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    post: ({ path, token, body }) =>
      new Promise((resolve, reject) => {
        const start = performance.now();
        const outgoing = request(
          `${url}/api${path}`,
          { method: 'POST', agent, headers: { 'content-type': 'application/json', token } },
          (reply) => {
            const parts: Buffer[] = [];
            reply.on('data', (part: Buffer) => parts.push(part));
            reply.on('error', reject);
            reply.on('end', () =>
              resolve({
                status: reply.statusCode ?? 0,
                text: Buffer.concat(parts).toString(),
                milliseconds: performance.now() - start,
              }),
            );
          },
        );
        outgoing.on('error', reject);
        outgoing.end(body);
      }),
    close: () => agent.destroy(),
  };
}
