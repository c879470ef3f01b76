import type { APIRequestContext } from '@playwright/test';
import { secondBusinessOrigin } from '@storefront/testing/external-storefront';
import { ShopperSession } from '@storefront/testing/shopper-session';

/** A store of each demonstration business. */
export const store = '/stores/borough';
export const STORE_ID = 101;

/** The second business on its own host of the same storefront. */
export const house = (baseURL: string | undefined, path: string): string =>
  new URL(path, secondBusinessOrigin(baseURL)).href;

/** Makes a call of the storefront like its pages do. */
export async function call<Reply>(
  request: APIRequestContext,
  baseURL: string | undefined,
  path: string,
  data: object,
): Promise<Reply> {
  const reply = await request.post(`${baseURL}/en-gb/api${path}`, { headers: { origin: baseURL ?? '' }, data });
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
  return (await reply.json()) as Reply;
}

/** Creates and logs in a new member. */
export const register = (request: APIRequestContext, baseURL: string | undefined) =>
  call(request, baseURL, '/auth/register', {
    firstname: 'Ada',
    lastname: 'Byron',
    emailAddress: `ada-${crypto.randomUUID()}@example.com`,
    password: 'analytical-1',
    whereDidYouHear: 'friend',
  });

/** Holds a free slot from tomorrow on, on one of the weekdays, for a non-empty basket. @returns the day */
export async function holdSlot(
  request: APIRequestContext,
  baseURL: string | undefined,
  isAcceptable: (weekday: number) => boolean,
): Promise<string> {
  const session = new ShopperSession(request, baseURL ?? '');
  const basketToken = await session.addItem(STORE_ID, 'baguette', 1, 'delivery');
  return session.reserveSlot(STORE_ID, basketToken, 'delivery', isAcceptable);
}

/** The number of items in the visitor's basket. */
export async function basketCount(request: APIRequestContext, baseURL: string | undefined): Promise<number> {
  const session = await request.get(`${baseURL}/en-gb/session`);
  return ((await session.json()) as { basket: { count: number } | null }).basket?.count ?? 0;
}

/** Logs in the demonstration member with past orders. */
export const logIn = (request: APIRequestContext, baseURL: string | undefined) =>
  call(request, baseURL, '/authauth', {
    grant_type: 'password',
    username: 'priya@example.com',
    password: 'pipwell-demo-1',
  });
