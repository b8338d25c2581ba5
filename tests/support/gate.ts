import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

export interface Gate {
  /** Without a slash at its end. */
  url: string;
  /** Has whoever comes from now on wait. */
  shut(): void;
  /** Lets all in who wait, and whoever comes from now on. */
  open(): void;
  close(): void;
}

const ignore = () => undefined;

/** Stands before the server at `behind`, and keeps new connections while it is shut: what is asked there is answered once it is opened, however late. */
export async function gate(behind: string): Promise<Gate> {
  const { hostname: host, port } = new URL(behind);
  const inside = new Set<Socket>();
  const waiting: (() => void)[] = [];
  let isShut = false;

  function letIn(socket: Socket): void {
    const onwards = connect({ host, port: Number(port) });
    pipeline(socket, onwards, socket, ignore);
  }

  const server = createServer((socket) => {
    inside.add(socket);
    socket.on('error', ignore);
    socket.on('close', () => inside.delete(socket));
    if (isShut) waiting.push(() => letIn(socket));
    else letIn(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shut: () => void (isShut = true),
    open() {
      isShut = false;
      waiting.splice(0).forEach((enter) => enter());
    },
    close() {
      server.close();
      inside.forEach((socket) => socket.destroy());
    },
  };
}
