import type { ApiClient } from '@storefront/api/client';
import type { Key } from '@storefront/api/operation-types';
import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

export const operator = {
  operatorId: 5,
  name: 'Amara Bello',
  role: 'picker',
  businessId: 1,
  businessName: 'Pipwell',
  stores: [{ storeId: 101, name: 'Borough', slug: 'borough' }],
  worksInAllStores: false,
} as const;

type Reply = (body: never) => unknown;

/** What each operation of a test replies: data, `refused(code)`, or an error that it throws. */
export type Replies = Partial<Record<Key, unknown | Reply>>;

export const refused = (code: string, detail?: string) => ({ refusal: code, detail });
export const problem = (status: number, code = 'problem') => Object.assign(new Error(code), { status, code });

/** Shows a page on doubled replies. @returns the calls, and where the page led */
export function showPage(page: ReactNode, replies: Replies) {
  const navigate = jest.fn();
  const call = jest.fn(async (key: Key, input?: { body?: unknown; idempotencyKey?: string }) => {
    if (!(key in replies)) throw new Error(`The test has no reply for ${key}.`);
    const given = replies[key];
    const reply = typeof given === 'function' ? (given as (body: unknown) => unknown)(input?.body) : given;
    if (reply instanceof Error) throw reply;
    const { refusal, detail } = reply as { refusal?: string; detail?: string };
    return refusal ? { ok: false, error: { code: refusal, status: 409, detail } } : { ok: true, data: reply };
  });
  const context = { api: { call } as unknown as ApiClient, navigate, business: { name: 'Pipwell', currency: 'GBP' } };
  render(<PageContextProvider value={context as unknown as PageContextValue}>{page}</PageContextProvider>);
  const bodiesOf = (key: Key) => call.mock.calls.filter(([called]) => called === key).map(([, input]) => input?.body);
  return { call, navigate, bodiesOf };
}
