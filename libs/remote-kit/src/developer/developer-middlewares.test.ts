/** @jest-environment node */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { developerMiddlewares } from './developer-middlewares';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const replies = {
  accepts: ({ headers }: IncomingMessage) => headers['x-from'] !== 'elsewhere',
  headers: { 'cache-control': 'no-store' },
  status: () => ({ remote: 'mf-a', errors: 2 }),
};
/** Rspack's own, while it builds: it replies to nothing. */
const building = { name: '@rspack/dev-middleware', middleware: jest.fn() };
const openEditor = { name: 'rspack-dev-server-open-editor', path: '/open-editor', middleware: jest.fn() };
const middlewares = developerMiddlewares([building, openEditor], replies);

/** Runs them as Rspack's server does. */
const server = createServer((request, response) => {
  const run = ([first, ...others]: typeof middlewares): void => {
    if (!first) response.writeHead(404).end();
    else if ('path' in first && first.path !== request.url) run(others);
    else (first.middleware as Handler)(request, response, () => run(others));
  };
  run(middlewares);
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

test('the status is sent during a build too, with the headers of every reply', async () => {
  const reply = await fetch(`${origin}/status.json`, { signal: AbortSignal.timeout(5_000) });
  expect([reply.headers.get('cache-control'), await reply.json()]).toEqual(['no-store', { remote: 'mf-a', errors: 2 }]);
  expect(building.middleware).not.toHaveBeenCalled();
});

test('a refused request reaches no middleware', async () => {
  for (const path of ['/status.json', '/remoteEntry.js']) {
    const reply = await fetch(origin + path, { headers: { 'x-from': 'elsewhere' } });
    expect([reply.status, await reply.text()]).toEqual([403, '']);
  }
  expect(building.middleware).not.toHaveBeenCalled();
});

test('middlewares at a path of their own are left out', () => {
  expect(middlewares.map(({ name }) => name)).toEqual(['own-storefront', 'status', '@rspack/dev-middleware']);
});
