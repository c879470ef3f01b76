/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testRoutes } from '../../../test-support/test-routes';
import { offlineWorkerRoute } from './offline-worker-route';

const file = join(tmpdir(), `offline-worker-${process.pid}.js`);
writeFileSync(file, '"the worker"');
const routes = testRoutes((app, config) =>
  offlineWorkerRoute(app, { ...config, offlineWorker: file, assetOrigin: 'https://cdn.example' }),
);
const get = (host: string) => routes.app.inject({ url: '/offline-worker.js', headers: { host } });

test('staff hosts have a service worker, which may fetch from the shop’s own origins alone', async () => {
  const { statusCode, body, headers } = await get('desk.localhost');
  expect([statusCode, body]).toEqual([200, '"the worker"']);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self' https://cdn.example/assets/",
  });
});

test('shops have none', async () => {
  expect((await get('localhost')).statusCode).toBe(404);
});
