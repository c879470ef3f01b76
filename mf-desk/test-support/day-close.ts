import type { DayClose, DayCloseSums } from '@storefront/api/entities/day-close';

const sums: DayCloseSums = {
  sales: {
    count: 2,
    goods: 1_500,
    deals: 50,
    coupons: 150,
    rewards: 0,
    deliveryFees: 252,
    smallBasketFees: 0,
    bagFees: 10,
    tips: 100,
    other: 0,
    total: 1_662,
    vat: [
      { rate: 0, gross: 1_300, vat: 0 },
      { rate: 2_000, gross: 262, vat: 44 },
    ],
    vatUnknown: 0,
  },
  refunds: [
    { kind: 'line', count: 1, amount: 120, vat: [{ rate: 0, gross: 120, vat: 0 }] },
    { kind: 'goodwill', count: 2, amount: 50, vat: [] },
  ],
  cancellations: { count: 1, amount: 972 },
  payments: [
    { gateway: 'cash', scheme: null, authorised: 0, voided: 0, captured: 690, refunded: 0 },
    { gateway: 'checkoutcom', scheme: 'Visa', authorised: 1_944, voided: 972, captured: 972, refunded: 170 },
  ],
};

/** A closed day of one store, whose gateway states 640 less than the ledger. */
export const dayClose = (more: Partial<DayClose> = {}): DayClose => ({
  businessId: 1,
  business: 'Pipwell',
  currency: 'GBP',
  timeZone: 'Europe/London',
  day: '2026-11-29',
  to: '2026-11-29',
  isClosed: true,
  total: sums,
  stores: [{ storeId: 101, slug: 'borough', name: 'Borough', sums }],
  days: [{ day: '2026-11-29', count: 2, taken: 1_662, refunded: 170 }],
  comparison: [
    {
      gateway: 'checkoutcom',
      differences: [
        {
          kind: 'missing',
          gateway: 'checkoutcom',
          gatewayPaymentId: 'pay_1',
          paymentId: 7,
          stated: 0,
          recorded: 640,
        },
      ],
    },
  ],
  ...more,
});
