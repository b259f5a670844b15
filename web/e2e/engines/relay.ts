/** A second address of the page, which can be cut off. */

import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { inject } from 'vitest';

export interface Relay {
  readonly port: number;
  /** Ends it, with every connection there is. */
  readonly cut: () => Promise<void>;
}

export async function relay(host = '127.0.0.1'): Promise<Relay> {
  const to = new URL(inject('origin'));
  const open = new Set<Socket>();
  const server = createServer((from) => {
    const there = connect(Number(to.port), to.hostname);
    for (const end of [from, there]) {
      open.add(end);
      end.once('close', () => open.delete(end));
      // A browser that goes away is none of ours.
      end.on('error', () => end.destroy());
    }
    from.pipe(there).pipe(from);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const cut = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const end of open) end.destroy();
    await closed;
  };
  return { port: (server.address() as AddressInfo).port, cut };
}
