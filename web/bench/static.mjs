/** Serves a folder of the built page as `webspinner serve` does: compressed where it has a twin. */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const TYPES = {
  '.css': 'text/css',
  '.ftl': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Resolves to the server once it listens, with its address. */
export async function serve(folder) {
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    const plain = join(folder, name);
    const small = await readFile(`${plain}.br`).catch(() => undefined);
    const body = small ?? (await readFile(plain).catch(() => undefined));
    if (!body || name.includes('..')) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'content-length': body.length,
      ...(small ? { 'content-encoding': 'br' } : {}),
      'cache-control': name.startsWith('assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    });
    response.end(body);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return { server, address: `http://127.0.0.1:${server.address().port}/` };
}
