import { expect, test } from '@playwright/test';
import { currentCanaries } from '@storefront/releases/canaries/current-canaries';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { pipwell } from '../../support/businesses';
import { CanaryVisitor } from '../support/canary-visitor';
import { category } from '../support/modules';
import { runRelease } from '../support/release-command';
import { TestStorefront } from '../support/test-storefront';
import { WatchCommand } from '../support/watch-command';

/** A page whose code fails in the tried version. */
const page = `${category}?broken`;
const HOUR_MS = 3_600_000;
const BOROUGH = 101;
/** Failed visits that do not end a canary, unless as many were seen before. */
const FEW_VISITS = 8;

/** Far more than the rounds of visits that end a canary. */
const MAX_ROUNDS = 200;

// One storefront for all of them.
test.describe.configure({ mode: 'default' });

let storefront: TestStorefront;
const watchers: WatchCommand[] = [];
test.beforeAll(async () => {
  storefront = new TestStorefront(Number(process.env.E2E_RESILIENCE_PORT) + 70 + test.info().parallelIndex, {
    // Every visitor of this test has another address.
    TRUST_PROXY: '127.0.0.1',
  });
  await storefront.start();
});
test.afterAll(async () => {
  for (const watcher of watchers) watcher.stop();
  await storefront.stop();
});

async function startWatcher(clockMs = 0): Promise<WatchCommand> {
  const watcher = await WatchCommand.start(storefront, clockMs);
  watchers.push(watcher);
  return watcher;
}
const canaries = () => currentCanaries(storefront.store, storefront.key);
const numbersOf = (name: string) => canaries()[name]?.numbers ?? [];
const controlNumbers = () => {
  const taken = Object.keys(canaries()).flatMap(numbersOf);
  return Array.from({ length: 100 }, (_one, number) => number).filter((number) => !taken.includes(number));
};
/** The numbers one after the other, again and again. */
const visitorsWith = (numbers: readonly number[], isIn: boolean) => {
  let at = 0;
  return () => {
    at += 1;
    return new CanaryVisitor(storefront.shellUrl, numbers[at % numbers.length] ?? -1, isIn);
  };
};
const release = async (...words: string[]) => {
  const outcome = await runRelease(storefront, ...words);
  expect(outcome, words.join(' ')).toMatchObject({ code: 0, errors: '' });
  return outcome.output;
};
/** Why a canary has ended last, as the log says it: the figures. Until the entry of a state is there, `log` ends with 1. */
const loggedEnd = async (name: string) => {
  const { output } = await runRelease(storefront, 'log');
  return [...output.matchAll(new RegExp(`end canary ${name}  by automatic judge[^:]*: (.*)`, 'g'))].at(-1)?.[1] ?? '';
};

/** Notes each canary that has ended since: after how many visits of all groups, and how many seconds. */
function measureEnds(...names: string[]): (visits: number) => void {
  const began = Date.now();
  const running = new Set(names);
  return (visits) => {
    for (const name of [...running].filter((one) => !canaries()[one])) {
      running.delete(name);
      const description = `${visits} visits, ${(Date.now() - began) / 1000} s`;
      test.info().annotations.push({ type: `until the canary of ${name} ended`, description });
    }
  };
}

test('a canary whose pages fail ends by the figures of before and after a restart of the watcher, and an equal one stays', async () => {
  const broken = await storefront.publish('mf-catalogue', {
    server: 'throws on render',
    expose: './CategoryPage',
    fallback: false,
  });
  const equal = await storefront.publish('mf-slots', { mark: 'the same code', fallback: false });
  await release('canary', `mf-catalogue@${broken}`, '--share', '40');
  await release('canary', `mf-slots@${equal}`, '--share', '30');
  const nextFailing = visitorsWith(numbersOf('mf-catalogue'), true);
  const nextSame = visitorsWith(numbersOf('mf-slots'), true);
  const nextControl = visitorsWith(controlNumbers(), false);
  expect(await nextFailing().open(page)).toBe(503);
  const visitAll = async () => {
    for (const next of [nextFailing, nextSame, nextControl]) await next().open(page);
  };

  const first = await startWatcher(HOUR_MS);
  await first.hasBegun({ 'mf-catalogue': broken });
  const noteEnds = measureEnds('mf-catalogue');
  for (let count = 0; count < FEW_VISITS; count += 1) await visitAll();
  await expect.poll(() => first.trial('mf-catalogue')?.judge.canary.failedDocuments).toBe(FEW_VISITS);
  first.stop();
  // They are too few for a judge that begins again.
  const second = await startWatcher(-HOUR_MS);
  for (let count = 0; count < FEW_VISITS; count += 1) await visitAll();
  await expect.poll(() => canaries()['mf-catalogue']).toBeUndefined();
  // With the start of the second watcher.
  noteEnds(2 * FEW_VISITS * 3);
  expect([first.errors, second.errors]).toEqual(
    ['ahead of', 'behind'].map((way) =>
      expect.stringMatching(`^The clock of this machine is 60 min ${way} that of ${storefront.shellUrl}: .*\n$`),
    ),
  );
  second.stop();
  // The entry of the log follows the state.
  await expect
    .poll(() => loggedEnd('mf-catalogue'))
    .toMatch(
      /^failed documents: 1\d in 1\d visits of 40 of 100 visitors, control 0 in 1\d visits of 30 of 100 visitors; \d{3,} times/,
    );
  await expect.poll(() => nextFailing().open(page)).toBe(200);
  expect(Object.keys(canaries())).toEqual(['mf-slots']);
  await release('canary', 'end', 'mf-slots');
});

test('canaries end when their browsers report errors, and when their pages paint later', async ({ browser }) => {
  const throwing = await storefront.publish('mf-catalogue', {
    browser: 'throws on render',
    expose: './CategoryPage',
    fallback: false,
  });
  const slow = await storefront.publish('mf-slots', { mark: 'paints later', fallback: false });
  await release('canary', `mf-catalogue@${throwing}`, '--share', '40');
  await release('canary', `mf-slots@${slow}`, '--share', '40');
  const [number = -1] = numbersOf('mf-catalogue');
  const nextThrowing = visitorsWith(numbersOf('mf-catalogue'), true);
  const nextSlow = visitorsWith(numbersOf('mf-slots'), true);
  const nextControl = visitorsWith(controlNumbers(), false);
  const composition = await storefront.shownComposition();
  const watcher = await startWatcher();
  await watcher.hasBegun({ 'mf-catalogue': throwing, 'mf-slots': slow });

  const noteEnds = measureEnds('mf-catalogue', 'mf-slots');
  let visits = 1;
  // A page is slow when it is slower than earlier ones of the control group.
  for (let paints = 0; paints < FEW_VISITS; paints += 1) await nextControl().paint(400, composition);
  const context = await browser.newContext({ baseURL: storefront.shellUrl });
  await context.addCookies([{ name: 'sf_canary', value: `in:${number}`, url: storefront.shellUrl }]);
  const visitor = await context.newPage();
  const [report] = await Promise.all([
    visitor.waitForRequest((request) => request.url().endsWith('/en-gb/rum')),
    visitor.goto(category),
  ]);
  expect(report.postDataJSON()).toMatchObject({ message: 'broken on render', remote: 'mf-catalogue' });
  await expect.poll(() => watcher.trial('mf-catalogue')?.judge.canary.browserErrors).toBe(1);
  await context.close();
  await expect.poll(() => watcher.trial('mf-slots')?.judge.control.paints[0]).toBe(FEW_VISITS);

  for (let rounds = 0; rounds < MAX_ROUNDS && Object.keys(canaries()).length > 0; rounds += 1) {
    const [one, other, control] = [nextThrowing(), nextSlow(), nextControl()];
    for (const each of [one, other, control]) await each.begin();
    visits += 3;
    // What that browser sent, from browsers of others.
    if (numbersOf('mf-catalogue').length) await one.post('/en-gb/rum', { data: report.postDataJSON() });
    if (numbersOf('mf-slots').length) await other.paint(2_600, composition);
    await control.paint(400, composition);
    noteEnds(visits);
  }
  await expect.poll(() => Object.keys(canaries())).toEqual([]);
  noteEnds(visits);
  watcher.stop();
  await expect
    .poll(() => loggedEnd('mf-catalogue'))
    .toMatch(/^errors in browsers: \d+ in \d+ visits of 40 of 100 visitors, control 0 in \d+ visits of /);
  await expect
    .poll(() => loggedEnd('mf-slots'))
    .toMatch(/^slow pages: \d+ in \d+ visits of 40 of 100 visitors, control 0 in \d+ visits of /);
});

test('canaries end when their visitors begin fewer baskets, and when they order less', async () => {
  const basket = await storefront.publish('mf-basket', { mark: 'begins no baskets', fallback: false });
  const checkout = await storefront.publish('mf-checkout', { mark: 'takes no orders', fallback: false });
  await release('canary', `mf-basket@${basket}`, '--share', '45');
  await release('canary', `mf-checkout@${checkout}`, '--share', '45');
  const nextWithout = visitorsWith(numbersOf('mf-basket'), true);
  const nextWithBasket = visitorsWith(numbersOf('mf-checkout'), true);
  const nextControl = visitorsWith(controlNumbers(), false);
  const beginBasket = async (visitor: CanaryVisitor) => {
    const session = new ShopperSession(visitor, storefront.shellUrl);
    await visitor.begin();
    await session.chooseStore(BOROUGH, 'collection');
    const token = await session.addItem(BOROUGH, pipwell.item.slug, pipwell.item.quantity, 'collection');
    return { session, token };
  };
  const draftOrder = async (visitor: CanaryVisitor) => {
    const { session, token } = await beginBasket(visitor);
    await session.reserveSlot(BOROUGH, token, 'collection');
    const draft = await visitor.post('/en-gb/api/checkout/process-order', {
      data: {
        basketToken: token,
        storeId: BOROUGH,
        fulfilmentMethod: 'collection',
        paymentGateway: 'checkoutcom',
        firstname: 'Ada',
        lastname: 'Hart',
        emailAddress: 'ada@example.test',
        phoneNumber: '07700900123',
      },
    });
    expect([draft.status(), await draft.text()]).toEqual([200, expect.stringContaining('draftOrderId')]);
  };
  const watcher = await startWatcher();
  await watcher.hasBegun({ 'mf-basket': basket, 'mf-checkout': checkout });
  const noteEnds = measureEnds('mf-basket', 'mf-checkout');
  let visits = 0;
  for (let rounds = 0; rounds < MAX_ROUNDS && Object.keys(canaries()).length > 0; rounds += 1) {
    await nextWithout().begin();
    // As many as of the control group, by the numbers of visitors.
    const withBasket = numbersOf('mf-checkout').length ? 4 : 0;
    for (let baskets = 0; baskets < withBasket; baskets += 1) await beginBasket(nextWithBasket());
    await draftOrder(nextControl());
    visits += 2 + withBasket;
    noteEnds(visits);
  }
  await expect.poll(() => Object.keys(canaries())).toEqual([]);
  noteEnds(visits);
  watcher.stop();
  await expect
    .poll(() => loggedEnd('mf-basket'))
    .toMatch(/^begun baskets: 0 in \d+ visits of 45 of 100 visitors, control \d+ in \d+ visits of /);
  await expect
    .poll(() => loggedEnd('mf-checkout'))
    .toMatch(/^drafted orders: 0 in \d+ visits of 45 of 100 visitors, control \d+ in \d+ visits of /);
});

test('without a pass the figures do not exist', async () => {
  const read = async (path: string, authorization = '') => {
    const reply = await fetch(storefront.shellUrl + path, { headers: { authorization } });
    return [reply.status, reply.headers.get('cache-control'), await reply.text()];
  };
  for (const authorization of ['', 'Bearer x'])
    expect(await read('/__figures', authorization)).toEqual(await read('/__nothing'));
});
