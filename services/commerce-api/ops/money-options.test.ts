import type { ApiClient } from '@storefront/api/client';
import { runOps } from '../test-support/programs/run-ops';
import { minorOf } from './option-values';

test.each([
  ['5', 'GBP', 500],
  ['5.5', 'GBP', 550],
  ['5.50', 'EUR', 550],
  ['500', 'JPY', 500],
  ['1.250', 'KWD', 1_250],
  ['1.25', 'BHD', 1_250],
] as const)('%s in %s is %d in minor units', (text, currency, minor) => {
  expect(minorOf({ text, option: 'fee' }, currency)).toBe(minor);
});

test.each([
  ['500.00', 'JPY', 'no decimals'],
  ['2.505', 'GBP', '2 decimals'],
  ['2.5055', 'KWD', '3 decimals'],
] as const)('%s is no amount in %s, which has %s', (text, currency, rule) => {
  expect(() => minorOf({ text, option: 'fee' }, currency)).toThrow(
    `--fee takes an amount in ${currency}, which has ${rule}`,
  );
});

/** The commands of one shop in yen, and what was sent. */
async function runInYen(words: string): Promise<{ sent: unknown[]; printed: string }> {
  const sent: unknown[] = [];
  const slot = { slotId: 12, fulfilmentMethod: 'delivery', fee: 300, capacity: 4, held: 0, confirmed: 0, pool: null };
  const times = {
    startDate: '2026-11-25T09:00:00Z',
    endDate: '2026-11-25T10:00:00Z',
    bookableUntil: '2026-11-25T08:00:00Z',
  };
  const replies: Record<string, object> = {
    'POST /admin/slots': { storeId: 1, storeName: 'Ginza', currency: 'JPY', slots: [{ ...slot, ...times }] },
    'POST /admin/slot-change': { slot: { ...slot, ...times }, withdrawnHolds: 0, orders: [] },
    'POST /admin/coupons': { coupons: [], currency: 'JPY' },
    'POST /admin/coupon-add': { coupon: { code: 'YEN', name: 'Yen off' }, codes: ['YEN'] },
    'POST /admin/order': { currency: 'JPY' },
    'POST /admin/order-refund': { currency: 'JPY', refunds: [{ amount: 250, isDone: true }] },
  };
  const call = async (operation: string, { body }: { body: object }) => {
    sent.push([operation, body]);
    return { ok: true, data: replies[operation] };
  };
  const printed = await runOps({ call } as unknown as ApiClient, words.split(' '));
  return { sent: sent.at(-1) as unknown[], printed: printed.join(' ') };
}

test('the amounts of every command are in the currency of the shop, and printed in it', async () => {
  const slot = await runInYen('slots ginza 12 --fee 300');
  expect(slot.sent).toEqual(['POST /admin/slot-change', { storeId: 1, slotId: 12, fee: 300 }]);
  expect(slot.printed).toMatch(/¥300/);
  const coupon = await runInYen('coupons add YEN Yen off --amount 500 --minimum 2000');
  expect(coupon.sent).toMatchObject(['POST /admin/coupon-add', { amount: 500, minimumSpend: 2_000 }]);
  const refund = await runInYen('refund gz-1 --goodwill 250 Squashed');
  expect(refund.sent).toMatchObject(['POST /admin/order-refund', { amount: 250 }]);
  expect(refund.printed).toMatch(/¥250 refunded/);
  await expect(runInYen('slots ginza 12 --fee 3.50')).rejects.toThrow('no decimals');
});
