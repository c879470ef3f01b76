import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  request,
} from '@playwright/test';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { pipwell } from '../../support/businesses';
import type { ExposedModule } from './modules';
import { TestStorefront } from './test-storefront';

const BOROUGH = 101;
type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

interface Shoppers {
  /** A guest with a store, a filled basket and a held slot: all that checkout needs. */
  readonly guest: State;
  readonly member: State;
  /** A guest who is changing a placed order. */
  readonly changer: State;
}

/** Shorter than a slot's hold and an access token, which last 15 minutes: a worker lives longer. */
const RENEWED_AFTER_MS = 10 * 60_000;

async function stateOf(visit: (context: APIRequestContext) => Promise<void>): Promise<State> {
  const context = await request.newContext();
  await visit(context);
  const state = await context.storageState();
  await context.dispose();
  return state;
}

const holdSlot = ({ url }: TestStorefront) =>
  stateOf(async (context) => {
    const session = new ShopperSession(context, url);
    await session.chooseStore(BOROUGH, 'delivery');
    const token = await session.addItem(BOROUGH, pipwell.item.slug, pipwell.item.quantity, 'delivery');
    await session.reserveSlot(BOROUGH, token, 'delivery');
  });

const beginChange = ({ url }: TestStorefront) =>
  stateOf(async (context) => {
    const session = new ShopperSession(context, url);
    const post = async <Reply>(path: string, data: object): Promise<Reply> => {
      const reply = await context.post(`${url}/en-gb/api${path}`, { headers: { origin: url }, data });
      expect([path, reply.status()]).toEqual([path, 200]);
      return (await reply.json()) as Reply;
    };
    await session.chooseStore(BOROUGH, 'collection');
    const basketToken = await session.addItem(BOROUGH, pipwell.item.slug, pipwell.item.quantity, 'collection');
    await session.reserveSlot(BOROUGH, basketToken, 'collection');
    const { draftOrderId, amount } = await post<{ draftOrderId: number; amount: number }>('/checkout/process-order', {
      basketToken,
      storeId: BOROUGH,
      fulfilmentMethod: 'collection',
      paymentGateway: 'cash',
      firstname: 'Ada',
      lastname: 'Byron',
      emailAddress: 'ada@example.com',
      phoneNumber: '07700 900123',
    });
    const cash = { paymentMethod: 'cash', paymentGateway: 'cash' };
    await post('/payments/make-payment', { ...cash, draftOrderId, amount, basketToken });
    await post('/checkout/order-amend', { draftOrderId, basketToken });
  });

const logIn = ({ url }: TestStorefront) =>
  stateOf(async (context) => {
    const reply = await context.post(`${url}/en-gb/api/oauth/token`, {
      headers: { origin: url },
      data: { grant_type: 'password', username: pipwell.member.email, password: pipwell.member.password },
    });
    expect(reply.status()).toBe(200);
  });

/** A newcomer has a store and one item in a basket; 'visitor' has nothing. */
export type Who = keyof Shoppers | 'newcomer' | 'visitor';

interface WorkerFixtures {
  readonly storefront: TestStorefront;
  /** Before a test breaks anything: shoppers whose hold and session last for it. */
  readonly currentShoppers: () => Promise<Shoppers>;
}

/** Opens a browser as one of the shoppers; closed after the test. */
export type Visit = (who: Who, options?: BrowserContextOptions) => Promise<Page>;

interface TestFixtures {
  readonly visit: Visit;
  /**
   * One page for each shopper, because a new browser costs more than a document. A command's recovery changes the
   * shopper, so handlers get a page of their own.
   */
  readonly pageFor: (module: Pick<ExposedModule, 'role' | 'who'>) => Promise<Page>;
}

/** For tests that need their own storefront and may break everything in it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  storefront: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from the pattern
    async ({}, use, { parallelIndex }) => {
      const storefront = new TestStorefront(Number(process.env.E2E_RESILIENCE_PORT) + 20 + parallelIndex);
      await storefront.start();
      await use(storefront);
      await storefront.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  currentShoppers: [
    async ({ storefront }, use) => {
      let made: { shoppers: Shoppers; at: number } | undefined;
      await use(async () => {
        if (!made || Date.now() - made.at > RENEWED_AFTER_MS)
          made = {
            at: Date.now(),
            shoppers: {
              guest: await holdSlot(storefront),
              member: await logIn(storefront),
              changer: await beginChange(storefront),
            },
          };
        return made.shoppers;
      });
    },
    { scope: 'worker' },
  ],
  pageFor: async ({ visit }, use) => {
    const pages = new Map<Who, Page>();
    await use(async ({ role, who }) => {
      if (role === 'handlers') return visit(who);
      const page = pages.get(who) ?? (await visit(who));
      pages.set(who, page);
      return page;
    });
  },
  visit: async ({ browser, currentShoppers, storefront, viewport }, use) => {
    const shoppers = await currentShoppers();
    const contexts: BrowserContext[] = [];
    await use(async (who, options) => {
      const context = await browser.newContext({
        baseURL: storefront.url,
        locale: 'en-GB',
        timezoneId: 'Europe/London',
        viewport,
        storageState: who === 'visitor' || who === 'newcomer' ? undefined : shoppers[who],
        ...options,
      });
      contexts.push(context);
      if (who === 'newcomer') {
        const session = new ShopperSession(context.request, storefront.url);
        await session.chooseStore(BOROUGH, 'delivery');
        await session.addItem(BOROUGH, pipwell.item.slug, 1, 'delivery');
      }
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    await storefront.restore();
  },
});

/** The browser reports that the storefront has accepted, newest last. */
export function reportsTo({ front }: TestStorefront): readonly Record<string, string>[] {
  return front.requests
    .filter(({ url, status }) => url.endsWith('/rum') && status === 204)
    .map(({ requestBody }) => JSON.parse(requestBody) as Record<string, string>);
}
