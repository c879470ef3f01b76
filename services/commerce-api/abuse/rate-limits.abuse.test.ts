import { freePort } from '../test-support/database/postgres-cluster';
import { type StartedApi, startApi } from '../test-support/programs/start-api';
import { ids } from '../test-support/shop-data';
import { type AbuseEnvironment, setUpAbuse } from './abuse-environment';

let environment: AbuseEnvironment;
let second: StartedApi;
beforeAll(async () => {
  environment = await setUpAbuse();
  second = await startApi({
    dataDir: environment.dataDir,
    port: await freePort(),
    databaseUrl: environment.databaseUrl,
  });
});
afterAll(async () => {
  await second?.stop();
  await environment?.close();
});

const post = (origin: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${origin}/en-gb/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('two processes on one PostgreSQL together allow exactly as many requests as one', async () => {
  const added = await post(environment.api.origin, '/basket/add-item', {
    storeId: ids.store,
    menuItem: { id: ids.milk, quantity: 1 },
  });
  const { basket } = (await added.json()) as { basket: { basketToken: string } };
  const ask = (place: number) =>
    post((place % 2 ? environment.api : second).origin, '/guests/registration-status', {
      email: `guest-${place}@example.test`,
      basketToken: basket.basketToken,
    });
  const all = await Promise.all(Array.from({ length: 100 }, (_, place) => ask(place)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(all.filter(({ status }) => status === 429)).toHaveLength(95);
  const refused = all.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a shopper who forges address headers gets no more from the shell than others', async () => {
  const ask = (place: number) =>
    post(
      environment.shell.origin,
      '/stores/order-status',
      { businessOrderId: 'TM-1' },
      {
        'x-forwarded-for': `198.51.100.${place % 250}`,
        'x-real-ip': `198.51.100.${place % 250}`,
        forwarded: `for=198.51.100.${place % 250}`,
      },
    );
  const all = await Promise.all(Array.from({ length: 160 }, (_, place) => ask(place)));
  // One becomes available every five seconds.
  expect(all.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(25);
  const refused = all.find(({ status }) => status === 429);
  expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/);
});
