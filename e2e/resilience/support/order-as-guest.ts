import { ShopperSession } from '@storefront/testing/shopper-session';

const FULFILMENT = 'collection';

/** Fetch with the cookies of one visitor. @throws Error when the shop does not reply */
function visitorFetch() {
  const cookies = new Map<string, string>();
  return async (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const reply = await fetch(url, { ...init, headers });
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    return reply;
  };
}

/**
 * One visit from the first page to a paid order, with the cookies that the shop sets.
 * @returns the order's number
 * @throws Error with path, status and body of a request that failed
 */
export async function orderAsGuest(origin: string, storeId: number, itemSlug: string): Promise<string> {
  const visit = visitorFetch();
  const read = async (path: string) => {
    const reply = await visit(`${origin}${path}`);
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text.slice(0, 200)}`);
  };
  const send = async (url: string, { headers, data }: { headers?: Record<string, string>; data: object }) => {
    const body = JSON.stringify(data);
    const reply = await visit(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    const text = await reply.text();
    return {
      ok: () => reply.ok,
      status: () => reply.status,
      text: async () => text,
      json: async () => JSON.parse(text),
    };
  };
  const call = async (path: string, data: object): Promise<Record<string, unknown>> => {
    const reply = await send(`${origin}/en-gb/api${path}`, { headers: { origin }, data });
    if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
    return reply.json();
  };
  const session = new ShopperSession({ post: send }, origin);
  await read('/');
  await session.chooseStore(storeId, FULFILMENT);
  const basketToken = await session.addItem(storeId, itemSlug, 20, FULFILMENT);
  await read('/basket');
  await session.reserveSlot(storeId, basketToken, FULFILMENT);
  await read('/checkout');
  const { draftOrderId, amount } = await call('/checkout/process-order', {
    basketToken,
    storeId,
    fulfilmentMethod: FULFILMENT,
    paymentGateway: 'cash',
    firstname: 'Grace',
    lastname: 'Hill',
    emailAddress: 'grace.hill@example.test',
    phoneNumber: '07700900456',
  });
  const payment = { paymentMethod: 'cash', paymentGateway: 'cash', draftOrderId, amount, basketToken };
  return String((await call('/payments/make-payment', payment)).businessOrderId);
}
