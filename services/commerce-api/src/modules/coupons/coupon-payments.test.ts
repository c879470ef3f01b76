import { eq } from 'drizzle-orm';
import { CHALLENGED_CARD, setUpCardPayments } from '../../../test-support/payments/card-payments';
import { couponUses } from '../../database/schema/coupon';

const { world, draft, pay, verify } = setUpCardPayments();
/** Insufficient funds. */
const DECLINED_CARD = '4544249167673670';

const addCoupon = (code: string) =>
  world.service.call(
    'POST /admin/coupon-add',
    { business: 'localhost', code, name: code, kind: 'fixed', amount: 100, maximumUses: 1 },
    { admin: true },
  );
const statesOf = async (code: string) =>
  (await world.service.db.select().from(couponUses).where(eq(couponUses.code, code)).orderBy(couponUses.id)).map(
    ({ state }) => state,
  );
const usesOf = async (code: string) => {
  const { data } = await world.service.call('POST /admin/coupons', {}, { admin: true });
  return data.coupons.find((coupon) => coupon.code === code)?.uses;
};

test('a declined payment returns the use of a coupon, and the next payment of the order uses it', async () => {
  await addCoupon('CARD');
  const of = await draft('CARD');
  expect((await pay(of, DECLINED_CARD)).problem.code).toBe('payment_failed');
  expect([await statesOf('CARD'), await usesOf('CARD')]).toEqual([['returned'], 0]);
  expect((await pay(of)).data.paymentState).toBe('authorised');
  expect([await statesOf('CARD'), await usesOf('CARD')]).toEqual([['returned', 'used'], 1]);
});

test('while the shopper is at the bank the coupon is theirs, and a cancelled payment returns it', async () => {
  await addCoupon('BANK');
  const of = await draft('BANK');
  const other = await draft('BANK');
  expect((await pay(of, CHALLENGED_CARD)).data.paymentState).toBe('pending');
  const read = async ({ basketToken }: typeof of) =>
    (await world.service.call('POST /basket/get-or-create', { basketToken })).data;
  expect((await read(of)).coupon).toMatchObject({ coupon: 'BANK', discount: 100 });
  expect((await read(other)).updates).toMatchObject([{ code: 'coupon_removed', reason: 'coupon_used_up' }]);
  await verify(of, { cancelled: true });
  expect([await statesOf('BANK'), await usesOf('BANK')]).toEqual([['returned'], 0]);
});
