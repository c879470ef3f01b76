/** @jest-environment node */
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noFigures } from '@storefront/releases/canaries/canary-figures';
import { signPass } from '@storefront/releases/signatures/pass';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import type { FastifyInstance } from 'fastify';
import { testConfig, testShell } from '../../../test-support/test-shell';
import { LiveCanaries } from '../canary/live-canaries';
import { PassGuard } from '../releases-page/pass-guard';
import { Figures } from './figures';
import { figuresRoutes } from './figures-routes';

const { privateKey } = generateKeyPairSync('ed25519');
const canaries = new LiveCanaries({} as never);
const running = canaries.all as Map<string, object>;
const known = (host: string) => ({ business: { name: host === 'house.test' ? 'Lathmere' : 'Pipwell' } });
/** Businesses that are pinned. */
const pinned = new Set<string>();
const pins = { of: ({ name }: { name: string }) => (pinned.has(name) ? ({ id: 'pinned' } as never) : undefined) };
const passFor = (purpose: 'figures' | 'releases') =>
  signPass(privateKey, { purpose, expiresAt: '2999-01-01T00:00:00Z', by: 'a test' });

let app: FastifyInstance;
let figures: Figures;
beforeEach(async () => {
  running.clear();
  pinned.clear();
  running.set('mf-basket', { canary: { composition: 'one', numbers: [1, 2], businesses: ['pipwell'] } });
  running.set('mf-slots', { canary: { composition: 'two', numbers: [3] } });
  figures = new Figures({ known } as never, canaries, pins);
  const config = testConfig('');
  const guard = new PassGuard(config, {
    store: new ReleaseStore(join(tmpdir(), 'no-releases')),
    key: createPublicKey(privateKey),
  });
  app = await testShell(config, (shell) => {
    figuresRoutes(shell, { config, figures, guard, notFound: (_request, reply) => reply.code(404).send('no page') });
    shell.get('/en-gb/session', async () => ({}));
    shell.get('/broken', async (request) => {
      figures.countOnce(request, 'failedDocuments');
      return '';
    });
    for (const path of ['rum', 'measurements', 'api/basket/add-item', 'api/checkout/process-order'])
      shell.post(`/en-gb/${path}`, async (request, reply) =>
        reply.code((request.body as { refuse?: boolean }).refuse ? 409 : 200).send({}),
      );
  });
});
afterEach(() => app.close());

interface Visitor {
  readonly cookie: string;
  readonly address?: string;
  readonly host?: string;
}
const send = (path: string, { cookie, address = '10.0.0.1', host = 'fresh.test' }: Visitor, payload?: object) =>
  app.inject({
    url: path,
    method: payload ? 'POST' : 'GET',
    headers: { cookie, host },
    remoteAddress: address,
    ...(payload && { payload }),
  });
const canary = { cookie: 'sf_canary=in%3A1' };
const control = { cookie: 'sf_canary=out%3A50' };
async function figuresOf(name: string) {
  const reply = await app.inject({ url: '/__figures', headers: { authorization: `Bearer ${passFor('figures')}` } });
  return reply.json().canaries[name];
}

test('the baskets and orders of one address count once in a while', async () => {
  for (let repeats = 0; repeats < 3; repeats += 1)
    for (const visitor of [control, canary]) {
      await send('/en-gb/api/basket/add-item', visitor, {});
      await send('/en-gb/api/checkout/process-order', visitor, {});
    }
  const { canary: tried, control: others } = await figuresOf('mf-basket');
  expect([tried, others]).toMatchObject([
    { baskets: 1, orders: 1 },
    { baskets: 1, orders: 1 },
  ]);
});

test('what happens is counted for the canary and the control group of a visitor’s number', async () => {
  for (const visitor of [canary, control, { ...control, address: '10.0.0.2' }]) {
    await send('/en-gb/session', visitor);
    await send('/en-gb/measurements', visitor, { name: 'LCP', value: 2_100 });
    await send('/en-gb/measurements', visitor, { name: 'CLS', value: 0.1 });
    await send('/en-gb/api/basket/add-item', visitor, {});
    await send('/en-gb/api/basket/add-item', { cookie: `${visitor.cookie}; sf_basket=known` }, {});
    await send('/en-gb/api/checkout/process-order', visitor, { refuse: true });
  }
  await send('/en-gb/api/checkout/process-order', canary, {});
  const { composition, numbers, ...groups } = await figuresOf('mf-basket');
  const paints = (count: number) => noFigures().paints.map((_none, at) => (at === 4 ? count : 0));
  expect([composition, numbers]).toEqual(['one', { canary: 2, control: 97 }]);
  expect(groups).toEqual({
    canary: { ...noFigures(), visits: 1, baskets: 1, orders: 1, paints: paints(1) },
    control: { ...noFigures(), visits: 2, baskets: 2, paints: paints(2) },
  });
  expect((await figuresOf('mf-slots')).canary).toEqual(noFigures());
});

test('failures count once for each address, so that one visitor’s reloads are not many', async () => {
  for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.2']) {
    await send('/broken', { ...canary, address });
    await send('/en-gb/rum', { ...canary, address }, {});
  }
  expect((await figuresOf('mf-basket')).canary).toMatchObject({ failedDocuments: 2, browserErrors: 2 });
});

test('a business is told of its own visitors alone', async () => {
  for (const host of ['fresh.test', 'house.test', 'house.test'])
    for (const cookie of ['sf_canary=in%3A3', 'sf_canary=out%3A50']) await send('/en-gb/session', { cookie, host });
  const visits = (business: string) => {
    const { canary, control } = figures.ofBusiness('mf-slots', business);
    return [canary.visits, control.visits];
  };
  expect([visits('pipwell'), visits('lathmere'), visits('another')]).toEqual([
    [1, 1],
    [2, 2],
    [0, 0],
  ]);
});

test('visitors without a number, by a link or of another business are in no group of a canary', async () => {
  for (const cookie of ['', 'sf_canary=in%3Amf-basket', 'sf_canary=out', 'sf_canary=out%3A1%3Anot%3Amf-basket'])
    await send('/en-gb/session', { cookie });
  await send('/en-gb/session', { ...canary, host: 'house.test' });
  await send('/en-gb/session', { ...control, host: 'house.test' });
  const { canary: ofCanary, control: ofControl } = await figuresOf('mf-basket');
  expect([ofCanary.visits, ofControl.visits]).toEqual([0, 0]);
  expect((await figuresOf('mf-slots')).control.visits).toBe(1);
});

test('visitors of a pinned business are in no group, also while they still have a number from before', async () => {
  const visitAll = async (address: string) => {
    for (const visitor of [canary, control]) {
      await send('/en-gb/session', { ...visitor, address });
      await send('/en-gb/measurements', { ...visitor, address }, { name: 'LCP', value: 2_100 });
      await send('/en-gb/rum', { ...visitor, address }, {});
      await send('/broken', { ...visitor, address });
      await send('/en-gb/api/basket/add-item', { ...visitor, address }, {});
      await send('/en-gb/api/checkout/process-order', { ...visitor, address }, {});
    }
  };
  await visitAll('10.0.0.1');
  const before = await figuresOf('mf-basket');
  expect([before.canary.visits, before.control.visits]).toEqual([1, 1]);
  pinned.add('Pipwell');
  await visitAll('10.0.0.2');
  expect(await figuresOf('mf-basket')).toEqual(before);
  await send('/en-gb/session', { ...control, host: 'house.test' });
  expect((await figuresOf('mf-slots')).control.visits).toBe(2);
  pinned.clear();
  await visitAll('10.0.0.3');
  expect((await figuresOf('mf-basket')).canary).toMatchObject({ visits: 2, failedDocuments: 2, baskets: 2, orders: 2 });
});

test('without a pass for them the figures do not exist', async () => {
  for (const authorization of ['', 'Bearer ', 'Bearer x', `Bearer ${passFor('releases')}`, passFor('figures')]) {
    const reply = await app.inject({ url: '/__figures', headers: { authorization } });
    expect([reply.statusCode, reply.body]).toEqual([404, 'no page']);
  }
});
