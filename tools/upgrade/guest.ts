import { randomUUID } from 'node:crypto';

/** What a guest orders: any item without a limit of stock, at a time that has places. */
export interface Choice {
  readonly storeId: number;
  readonly itemId: number;
  readonly day: string;
  readonly time: string;
}

/**
 * Orders one item in cash, as a guest of their own.
 * @param origin of the commerce-api process that each call goes to
 * @returns the order's number
 * @throws Error with path, status and body of a call that failed
 */
export async function orderAsGuest(origin: () => string, { storeId, itemId, day, time }: Choice): Promise<string> {
  const guest = randomUUID().replaceAll('-', '').padEnd(43, 'g');
  const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const reply = await fetch(`${origin()}/en-gb/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-guest-session': guest, 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text}`);
    return JSON.parse(text) as Record<string, unknown>;
  };
  const fulfilmentMethod = 'collection';
  const added = await post('/basket/add-item', { storeId, fulfilmentMethod, menuItem: { id: itemId, quantity: 5 } });
  const { basketToken } = added.basket as { basketToken: string };
  const slot = { timeSlotDate: day, timeSlotTime: time };
  await post('/slots/reserve', { storeId, basketToken, fulfilmentMethod, ...slot });
  const { draftOrderId, amount } = await post('/checkout/process-order', {
    basketToken,
    storeId,
    fulfilmentMethod,
    paymentGateway: 'cash',
    firstname: 'Grace',
    lastname: 'Hill',
    emailAddress: `${guest.slice(0, 12)}@example.test`,
    phoneNumber: '07700900456',
  });
  const payment = { paymentMethod: 'cash', paymentGateway: 'cash', draftOrderId, amount, basketToken };
  return String((await post('/payments/make-payment', payment)).businessOrderId);
}
