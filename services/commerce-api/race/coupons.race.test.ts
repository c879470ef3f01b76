import { addDays, localDay } from '../src/modules/slots/local-day';
import { ids } from '../test-support/shop-data';
import { type RaceEnvironment, setUpRace } from './race-environment';

let environment: RaceEnvironment;
beforeAll(async () => {
  environment = await setUpRace();
  await environment.sql('update slots set capacity = 1000');
});
afterAll(() => environment?.close());

const SHOPPERS = 200;
/** Drafts made at once before the race. */
const AT_ONCE = 20;
const tomorrow = addDays(localDay(new Date(), 'Europe/London'), 1);

const addCoupon = async (terms: object) => {
  const [api] = environment.apis;
  const headers = { 'x-admin-key': api?.adminKey ?? '' };
  const added = await environment.post(api, '/admin/coupon-add', { business: 'localhost', ...terms }, headers);
  expect(added.status).toBe(200);
};

interface Draft {
  basketToken: string;
  body: Record<string, unknown>;
}

/** A guest session of each shopper's own: one session may hold only a few slots. */
const guest = (place: number) => ({
  'x-guest-session': `guest-session-of-one-coupon-shopper-${String(place).padStart(8, '0')}`,
});

/** A shopper with the coupon in their basket and a draft order. */
async function draft(place: number, coupon: string, emailAddress: string): Promise<Draft> {
  const api = environment.apis[place % environment.apis.length];
  const post = (path: string, body: object) => environment.post(api, path, body, guest(place));
  const { body: added } = await post('/basket/add-item', {
    storeId: ids.store,
    menuItem: { id: ids.milk, quantity: 10 },
  });
  const { basketToken } = added.basket as { basketToken: string };
  await post('/basket/apply-coupon', { basketToken, coupon });
  const held = await post('/slots/reserve', {
    storeId: ids.store,
    basketToken,
    fulfilmentMethod: 'collection',
    timeSlotDate: tomorrow,
    timeSlotTime: '12:00',
  });
  expect(held.status).toBe(200);
  const { body } = await post('/checkout/process-order', {
    basketToken,
    storeId: ids.store,
    fulfilmentMethod: 'collection',
    paymentGateway: 'cash',
    firstname: 'Test',
    lastname: 'Shopper',
    emailAddress,
    phoneNumber: '07700 900456',
  });
  return { basketToken, body };
}

/** All drafts are paid at one moment over both services. @returns how often each outcome came */
async function payAtOnce(drafts: readonly Draft[]): Promise<Record<string, number>> {
  const replies = await Promise.all(
    drafts.map(({ basketToken, body }, place) =>
      environment.post(
        environment.apis[place % environment.apis.length],
        '/payments/make-payment',
        {
          paymentMethod: 'cash',
          paymentGateway: 'cash',
          basketToken,
          draftOrderId: body.draftOrderId,
          amount: body.amount,
        },
        guest(place),
      ),
    ),
  );
  const outcomes: Record<string, number> = {};
  for (const { status, body } of replies) {
    const outcome = status === 200 ? 'ordered' : String(body.code);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return outcomes;
}

const usesOf = async (code: string) =>
  (
    await environment.sql(
      `select c.uses, count(u.id)::int as orders from coupons c
       left join coupon_uses u on u.coupon_id = c.id and u.state = 'used' where c.code = $1 group by c.uses`,
      [code],
    )
  )[0];

test('200 shoppers pay at once with the last use of a coupon: exactly one order has it', async () => {
  await addCoupon({ code: 'LASTONE', name: 'Last one', kind: 'fixed', amount: 200, maximumUses: 1 });
  const drafts: Draft[] = [];
  for (let from = 0; from < SHOPPERS; from += AT_ONCE) {
    const places = Array.from({ length: AT_ONCE }, (_, at) => from + at);
    drafts.push(...(await Promise.all(places.map((at) => draft(at, 'LASTONE', `shopper${at}@example.test`)))));
  }
  expect(drafts.every(({ body }) => body.amount === 1_000)).toBe(true);
  const { ordered, ...refused } = await payAtOnce(drafts);
  process.stdout.write(`${SHOPPERS} shoppers, one use: ${JSON.stringify({ ordered, ...refused })}\n`);
  expect(ordered).toBe(1);
  expect(Object.keys(refused).every((code) => ['coupon_used_up', 'amount_changed'].includes(code))).toBe(true);
  expect(await usesOf('LASTONE')).toEqual({ uses: 1, orders: 1 });
});

test('one shopper who pays ten baskets at once uses a coupon for one order each only once', async () => {
  await addCoupon({ code: 'ONEEACH', name: 'One each', kind: 'fixed', amount: 200, maximumUsesPerShopper: 1 });
  const drafts: Draft[] = [];
  for (let place = 0; place < 10; place += 1) drafts.push(await draft(place, 'ONEEACH', 'same@example.test'));
  expect((await payAtOnce(drafts)).ordered).toBe(1);
  expect(await usesOf('ONEEACH')).toEqual({ uses: 1, orders: 1 });
});
