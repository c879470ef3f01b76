import { isLegalMove, type OrderState, orderTransitions } from '../src/states/order-status';
import { sample } from '../test-support/sample';
import { checkAccounts, untilSettled } from './accounts';
import { type FaultEnvironment, setUpFaults } from './fault-environment';
import { killAt } from './kill-at';
import { Shopper, VALID_CARD } from './shopper';
import { orderMoves } from './transitions';

let environment: FaultEnvironment;
beforeAll(async () => {
  environment = await setUpFaults();
});
afterAll(() => environment?.close());

type Method = 'delivery' | 'collection';
const states = Object.keys(orderTransitions) as OrderState[];
const isState = (name: string): name is OrderState => states.some((state) => state === name);

/** The shortest sequence of legal transitions from a placed order to a status. */
function wayTo(target: OrderState, method: Method): OrderState[] | undefined {
  const ways: OrderState[][] = [['sent_to_store']];
  for (const way of ways) {
    const last = way.at(-1);
    if (last === target) return way.slice(1);
    for (const next of states)
      if (last && isLegalMove(last, next, method) && !way.includes(next)) ways.push([...way, next]);
  }
  return undefined;
}

const statusOf = async ({ draftOrderId }: Shopper) =>
  (await environment.sql('select status from orders where draft_order_id = $1', [draftOrderId]))[0]?.status;

async function isAt(from: OrderState, method: Method): Promise<Shopper> {
  const shopper = await new Shopper(environment, method).prepareForPayment();
  if (from === 'draft') return shopper;
  // A delivery was paid by card, a collection is paid in the store.
  if (method === 'delivery') await shopper.payByCard(VALID_CARD);
  else await shopper.payCash();
  await shopper.readOrder();
  for (const step of wayTo(from, method) ?? []) {
    const moved = await shopper.moveOrder(step);
    if (moved.status !== 200) throw new Error(`${step}: ${JSON.stringify(moved.body)}`);
  }
  return shopper;
}

describe.each(sample(orderMoves, 2))('%s', (name) => {
  const [, from = '', to = ''] = name.split('.');
  if (!isState(from) || !isState(to)) throw new Error(`${name} is not a transition of an order`);
  const method: Method =
    isLegalMove(from, to, 'delivery') && (from === 'draft' || wayTo(from, 'delivery')) ? 'delivery' : 'collection';

  test.each(['before', 'after'])(
    'the service dies %s it is committed: it happened once, or not at all',
    async (when) => {
      const shopper = await isAt(from, method);
      const act = () => (from === 'draft' ? shopper.payCash() : shopper.moveOrder(to));
      await killAt(environment, `${when}:${name}`, 'commerce-api', act);
      expect(await statusOf(shopper)).toBe(when === 'before' ? from : to);
      await environment.advanceClock(10);
      await untilSettled(shopper);
      await checkAccounts(shopper);
      const again = await act();
      if (from === 'draft' || when === 'before') expect(again.status).toBe(200);
      else expect([again.status, again.body.code]).toEqual([409, 'illegal_transition']);
      expect(await statusOf(shopper)).toBe(to);
      await untilSettled(shopper);
      await checkAccounts(shopper);
    },
  );
});

describe('the shopper cancels the order', () => {
  test.each(['before', 'after'])(
    'the service dies %s it is committed: a second try finds it cancelled',
    async (when) => {
      const shopper = await isAt('sent_to_store', 'delivery');
      const cancel = () => shopper.cancelOrder();
      await killAt(environment, `${when}:order.sent_to_store.order_cancelled`, 'commerce-api', cancel);
      expect(await statusOf(shopper)).toBe(when === 'before' ? 'sent_to_store' : 'order_cancelled');
      await environment.advanceClock(10);
      await untilSettled(shopper);
      await checkAccounts(shopper);
      expect((await cancel()).status).toBe(200);
      expect(await statusOf(shopper)).toBe('order_cancelled');
      await untilSettled(shopper);
      await checkAccounts(shopper);
    },
  );
});

describe('a changed order replaces the old one', () => {
  test.each(['before', 'after'])(
    'the service dies %s it is committed: the new order is placed and paid once, and the old one ends',
    async (when) => {
      const shopper = await isAt('sent_to_store', 'delivery');
      const replaced = await shopper.amendOrder();
      const pay = () => shopper.payByCard(VALID_CARD);
      await killAt(environment, `${when}:order.sent_to_store.order_cancelled`, 'commerce-api', pay);
      await environment.advanceClock(10);
      await untilSettled(shopper);
      await untilSettled(Object.assign(new Shopper(environment), { draftOrderId: replaced }));
      const charged = async (draftOrderId: number) =>
        (await environment.sandbox.charges(draftOrderId)).map(({ status }) => status);
      const ended = {
        ...(await environment.sql('select status from orders where draft_order_id = $1', [replaced]))[0],
      };
      expect([await statusOf(shopper), ended.status]).toEqual(['sent_to_store', 'order_cancelled']);
      expect(await charged(shopper.draftOrderId)).toEqual(['Authorized']);
      expect(await charged(replaced)).toEqual(['Voided']);
      await expectNoStrays();
    },
  );
});

describe('a changed order is paid by the payment of the order before', () => {
  test.each(['before', 'after'])(
    'the service dies %s the addition is committed: it is added once, and the changed order is placed',
    async (when) => {
      const shopper = await isAt('sent_to_store', 'delivery');
      const before = await shopper.amendOrder(20);
      await killAt(environment, `${when}:payment.created.added`, 'commerce-api', () => shopper.payByEarlier());
      await environment.advanceClock(20);
      await untilSettled(shopper);
      const [old] = await environment.sql('select status from orders where draft_order_id = $1', [before]);
      expect([await statusOf(shopper), old?.status]).toEqual(['sent_to_store', 'order_cancelled']);
      const charges = await environment.sandbox.charges(before);
      expect(charges.map(({ status, balances }) => [status, balances?.total_authorized])).toEqual([
        ['Authorized', shopper.amount],
      ]);
      const [booked] = await environment.sql(
        `select sum(l.amount)::int as held, count(*)::int as entries from ledger_entries l
         join payments p on p.id = l.payment_id where p.draft_order_id = $1`,
        [shopper.draftOrderId],
      );
      expect(booked).toEqual({ held: shopper.amount, entries: 2 });
      await expectNoStrays();
    },
  );
});

/** Places, coupons and stock are counted as the orders that have them say. */
async function expectNoStrays(): Promise<void> {
  const [wrong] = await environment.sql(
    `select
       (select count(*)::int from slots s where s.reserved <> (select count(*) from reservations r
          where r.store_id = s.store_id and r.slot_id = s.slot_id and r.state in ('held', 'confirmed'))) as slots,
       (select count(*)::int from reservations r join orders o on o.basket_id = r.basket_id
          where r.state = 'confirmed' and o.status = 'order_cancelled') as places,
       (select count(*)::int from stock_takings join orders o using (draft_order_id)
          where o.status = 'order_cancelled') as takings`,
  );
  expect(wrong).toEqual({ slots: 0, places: 0, takings: 0 });
}
