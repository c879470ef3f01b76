import type { DeskItem } from '@storefront/api/entities/desk/desk-item';
import type { PickLine, PickList } from '@storefront/api/entities/desk/pick-list';
import type { StartedApi } from '../test-support/programs/start-api';

/** A store of the demonstration, and its business. */
const STORE_ID = 101;
const BUSINESS = 'pipwell';
const ITEM_PAGE = 100;

type Call = <Reply>(path: string, body: object, headers?: Record<string, string>) => Promise<Reply>;

/** A picker at work: the key with which they call, and the lines of their batch. */
export interface Picker {
  readonly key: string;
  readonly lines: readonly PickLine[];
}

/** Calls a service. @throws Error when the reply is not a success */
export const callerOf =
  ({ origin }: StartedApi): Call =>
  async (path, body, headers = {}) => {
    const reply = await fetch(`${origin}/en-gb/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Awaited<ReturnType<typeof reply.json>>;
  };

/** An order of so many lines, to be collected tomorrow and paid in cash. @returns its number */
async function placeOrder(call: Call, shopper: number, itemIds: readonly number[]): Promise<string> {
  const session = { 'x-guest-session': `guest-session-of-a-bench-shopper-${String(shopper).padStart(10, '0')}` };
  const place = { storeId: STORE_ID, fulfilmentMethod: 'collection' };
  let basketToken: string | undefined;
  for (const id of itemIds) {
    const menuItem = { id, quantity: 4, options: [] };
    const body = { ...place, ...(basketToken && { basketToken }), menuItem, ageConfirmed: true };
    basketToken = (await call<{ basket: { basketToken: string } }>('/basket/add-item', body, session)).basket
      .basketToken;
  }
  const { days } = await call<{ days: { slots: { slotId: number; timeSlotDate: string }[] }[] }>('/slots/list', place);
  const slot = days.at(1)?.slots[0];
  const { slotId, timeSlotDate } = slot ?? {};
  await call('/slots/reserve', { ...place, basketToken, timeSlotDate, extras: { slotId } }, session);
  const contact = { firstname: 'Bench', lastname: 'Shopper', phoneNumber: '07700 900456' };
  const { draftOrderId, amount } = await call<{ draftOrderId: number; amount: number }>(
    '/checkout/process-order',
    { ...place, ...contact, basketToken, paymentGateway: 'cash', emailAddress: `bench${shopper}@example.test` },
    session,
  );
  const paid = { paymentMethod: 'cash', paymentGateway: 'cash', draftOrderId, basketToken, amount };
  return (await call<{ businessOrderId: string }>('/payments/make-payment', paid, session)).businessOrderId;
}

/** Items of the store that are sold every day and without options. */
async function plainItems(call: Call, admin: Record<string, string>): Promise<number[]> {
  const added = { business: BUSINESS, name: 'Bench manager', role: 'manager' };
  const { key } = await call<{ key: string }>('/admin/operator-add', added, admin);
  const asked = { storeId: STORE_ID, filter: 'on_sale', limit: ITEM_PAGE };
  const { items } = await call<{ items: DeskItem[] }>('/desk/items', asked, { 'x-operator-key': key });
  const plain: number[] = [];
  for (const { sku, menuItemId, availableDays, availableFrom } of items) {
    const one = { storeId: STORE_ID, itemSlug: sku };
    const { item } = await call<{ item: { options: unknown[] } }>('/catalogue/item-details', one);
    if (item.options.length === 0 && !availableDays && !availableFrom) plain.push(menuItemId);
  }
  return plain;
}

/** Pickers who have each begun to pick one order of so many lines. */
export async function pickersAtWork(api: StartedApi, pickers: number, lines: number): Promise<Picker[]> {
  const call = callerOf(api);
  const admin = { 'x-admin-key': api.adminKey };
  const items = await plainItems(call, admin);
  const atWork: Picker[] = [];
  for (let one = 0; one < pickers; one++) {
    const ids = Array.from({ length: lines }, (_, at) => items[(one + at) % items.length] ?? 0);
    const number = await placeOrder(call, one, ids);
    const added = { business: BUSINESS, name: `Bench picker ${one}`, role: 'picker' };
    const { key } = await call<{ key: string }>('/admin/operator-add', added, admin);
    const begun = { storeId: STORE_ID, businessOrderIds: [number] };
    atWork.push({ key, lines: (await call<PickList>('/desk/pick-begin', begun, { 'x-operator-key': key })).lines });
  }
  return atWork;
}
