/** A second way to the page, which can be cut off. */

import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';

export interface Relay {
  readonly port: number;
  /** Ends it, with every connection there is. */
  readonly cut: () => Promise<void>;
}

/**
 * Passes on what it is asked. A browser that is told to use it as its proxy finds the page behind
 * every name there is.
 */
export async function relay(): Promise<Relay> {
  const to = inject('origin');
  const server = createServer((asked, answer) => {
    const { pathname, search } = new URL(asked.url ?? '/', to);
    const { method, headers } = asked;
    const passed = request(new URL(pathname + search, to), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    // A client that has gone needs no answer.
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return { port: (server.address() as AddressInfo).port, cut };
}
