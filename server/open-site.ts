import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site that answers. */
export interface OpenSite {
  /** Its address, with a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** No port of those that were tried can be had. */
export class PortTaken extends Error {
  readonly port: number;

  constructor(port: number) {
    super(`port ${port} is taken`);
    this.port = port;
  }
}

/** Answers at the first free one of some ports; 0 is any free one. Throws `PortTaken`. */
export async function openSite(
  listener: RequestListener,
  host: string,
  ports: readonly number[],
): Promise<OpenSite> {
  for (const port of ports) {
    const server = createServer(listener);
    if (await listens(server, host, port)) return openSiteOf(server, host);
  }
  throw new PortTaken(ports.at(-1) ?? 0);
}

/** Whether a server could be started; false if the port is somebody else's. */
function listens(server: Server, host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    server.listen(port, host, () => resolve(true));
  });
}

/** Hosts that mean every address of this machine, which is no address to type into a browser. */
const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

function openSiteOf(server: Server, host: string): OpenSite {
  const { port } = server.address() as AddressInfo;
  const name = EVERYWHERE.includes(host) ? 'localhost' : host;
  return {
    url: `http://${name.includes(':') ? `[${name}]` : name}:${port}/`,
    async close() {
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      server.closeAllConnections();
      await closed;
    },
  };
}
