import { draftAtOnce, payAtOnce } from './draft-orders';
import { type RaceEnvironment, setUpRace } from './race-environment';

let environment: RaceEnvironment;
beforeAll(async () => {
  environment = await setUpRace();
  await environment.sql('update slots set capacity = 1000');
});
afterAll(() => environment?.close());

const SHOPPERS = 200;

const addCoupon = async (terms: object) => {
  const [api] = environment.apis;
  const headers = { 'x-admin-key': api?.adminKey ?? '' };
  const added = await environment.post(api, '/admin/coupon-add', { business: 'localhost', ...terms }, headers);
  expect(added.status).toBe(200);
};

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
  const drafts = await draftAtOnce(environment, SHOPPERS, { quantity: 10, coupon: 'LASTONE' });
  expect(drafts.every(({ body }) => body.amount === 1_000)).toBe(true);
  const { ordered, ...refused } = await payAtOnce(environment, drafts);
  process.stdout.write(`${SHOPPERS} shoppers, one use: ${JSON.stringify({ ordered, ...refused })}\n`);
  expect(ordered).toBe(1);
  expect(Object.keys(refused).every((code) => ['coupon_used_up', 'amount_changed'].includes(code))).toBe(true);
  expect(await usesOf('LASTONE')).toEqual({ uses: 1, orders: 1 });
});

test('one shopper who pays ten baskets at once uses a coupon for one order each only once', async () => {
  await addCoupon({ code: 'ONEEACH', name: 'One each', kind: 'fixed', amount: 200, maximumUsesPerShopper: 1 });
  const terms = { quantity: 10, coupon: 'ONEEACH', emailAddress: 'same@example.test' };
  const drafts = await draftAtOnce(environment, 10, terms);
  expect((await payAtOnce(environment, drafts)).ordered).toBe(1);
  expect(await usesOf('ONEEACH')).toEqual({ uses: 1, orders: 1 });
});

test('one guest who pays six baskets at once, with two coupons for a first order, gets one of them once', async () => {
  const codes = ['FIRSTONE', 'FIRSTTWO'];
  for (const code of codes) await addCoupon({ code, name: code, kind: 'fixed', amount: 200, firstOrderOnly: true });
  const coupon = (place: number) => codes[place % codes.length] ?? '';
  const drafts = await draftAtOnce(environment, 6, { quantity: 10, emailAddress: 'newcomer@example.test', coupon });
  const { ordered, ...refused } = await payAtOnce(environment, drafts);
  expect(ordered).toBe(1);
  expect(Object.keys(refused).every((code) => ['coupon_first_order_only', 'amount_changed'].includes(code))).toBe(true);
  const uses = await Promise.all(codes.map(async (code) => (await usesOf(code))?.uses));
  expect(uses.sort()).toEqual([0, 1]);
});
