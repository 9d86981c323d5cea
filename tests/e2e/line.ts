import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a server that can be cut, for everything in a browser at once, its service workers included. */
export interface Line {
  url: string;
  cut(): Promise<void>;
}

export async function openLine({ url }: { url: string }): Promise<Line> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port) });
    [near, far].forEach(keep);
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, hostname, resolve);
  });
  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
