/** A gate in front of a TCP server, which can be shut: what a network or a database that is down looks like. */
import { connect, createServer, type Socket } from 'node:net';

export interface Gate {
  /** Where to connect instead; stays the same while the gate is shut. */
  port: number;
  /** Breaks every connection and takes no new one. */
  shut(): Promise<void>;
  /** Lets connections through again. */
  open(): Promise<void>;
}

/** Opens a gate to a port of 127.0.0.1. */
export async function openGate({ to }: { to: number }): Promise<Gate> {
  const sockets = new Set<Socket>();
  const server = createServer((outside) => {
    const inside = connect(to, '127.0.0.1');
    for (const [socket, other] of [
      [outside, inside],
      [inside, outside],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The gate has no port.');
  const { port } = address;
  return {
    port,
    shut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.resetAndDestroy();
      }),
    open: () => listen(port),
  };
}
