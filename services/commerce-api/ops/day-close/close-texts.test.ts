import type { ApiClient } from '@storefront/api/client';
import type { DayClose, DayCloseSums } from '@storefront/api/entities/day-close';
import { runOps } from '../../test-support/programs/run-ops';

const sums: DayCloseSums = {
  sales: {
    count: 2,
    goods: 1_500,
    deals: 0,
    coupons: 200,
    rewards: 0,
    deliveryFees: 252,
    smallBasketFees: 0,
    bagFees: 0,
    tips: 100,
    other: 0,
    total: 1_652,
    vat: [
      { rate: 0, gross: 1_300, vat: 0 },
      { rate: 2_000, gross: 252, vat: 42 },
    ],
    vatUnknown: 0,
  },
  refunds: [{ kind: 'line', count: 1, amount: 120, vat: [{ rate: 0, gross: 120, vat: 0 }] }],
  cancellations: { count: 1, amount: 972 },
  payments: [
    { gateway: 'cash', scheme: null, authorised: 0, voided: 0, captured: 680, refunded: 0 },
    { gateway: 'checkoutcom', scheme: 'Visa', authorised: 1_944, voided: 972, captured: 972, refunded: 120 },
  ],
};

const close: DayClose = {
  businessId: 1,
  business: 'Pipwell, "the grocer"',
  currency: 'GBP',
  timeZone: 'Europe/London',
  day: '2026-11-25',
  to: '2026-11-25',
  isClosed: true,
  total: sums,
  stores: [{ storeId: 101, slug: 'borough', name: 'Borough', sums }],
  days: [{ day: '2026-11-25', count: 2, taken: 1_652, refunded: 120 }],
  comparison: [{ gateway: 'checkoutcom', differences: [] }],
};

const printed = (change: Partial<DayClose>, ...words: string[]) => {
  const call = async () => ({ ok: true, data: { ...close, ...change } });
  return runOps({ call } as unknown as ApiClient, ['day-close', ...words]);
};

test('the table shows what is not 0, what was taken off as negative, and the amounts below each other', async () => {
  expect(await printed({ stores: [] })).toEqual([
    'Pipwell, "the grocer", 2026-11-25 (Europe/London)',
    '',
    'All stores',
    '',
    '                                 Count    GBP',
    '----------------  -------------  -----  -----',
    'Sales             Goods                 15.00',
    '                  Coupons               -2.00',
    '                  Delivery fees          2.52',
    '                  Tips                   1.00',
    '                  Total              2  16.52',
    'VAT of sales      Taxed at 0%           13.00',
    '                  Taxed at 20%           2.52',
    '                  VAT at 20%             0.42',
    'Refunds           Lines              1  -1.20',
    'Refunds: Lines    Taxed at 0%           -1.20',
    'Cancelled         Orders             1   9.72',
    'cash              Taken                  6.80',
    'checkoutcom Visa  Authorised            19.44',
    '                  Voided                -9.72',
    '                  Captured               9.72',
    '                  Refunded              -1.20',
    '',
    'checkoutcom: 0 differences from its list',
  ]);
});

test('each store has a table of its own, and payments without an order are named', async () => {
  const none = { storeId: null, slug: null, name: null, sums };
  const lines = await printed({ stores: [...close.stores, none] });
  expect(lines.filter((line) => /^(All stores|Borough|Payments that placed no order)$/.test(line))).toHaveLength(3);
});

test('a day that is not over, a gateway that did not answer and days that were not compared are named', async () => {
  expect(await printed({ isClosed: false })).toContain('The last day is not over: the sums may still change');
  const unknown = await printed({ comparison: [{ gateway: 'checkoutcom', differences: null }] });
  expect(unknown.at(-1)).toBe('checkoutcom did not list its payments; ask again later');
  expect((await printed({ comparison: null })).at(-1)).toMatch('were not compared');
});

test('CSV has a line for each amount, 0 included, in the decimals of the currency', async () => {
  const lines = await printed({}, '--csv');
  expect(lines[0]).toBe('day,to,business,store,group,entry,count,amount,currency');
  const start = '2026-11-25,2026-11-25,"Pipwell, ""the grocer"""';
  expect(lines).toContain(`${start},,Sales,Goods,,15.00,GBP`);
  expect(lines).toContain(`${start},borough,Sales,Deals,,0.00,GBP`);
  expect(lines).toContain(`${start},borough,checkoutcom Visa,Refunded,,-1.20,GBP`);
  const yen = await printed({ currency: 'JPY' }, '--csv');
  expect(yen).toContain(`${start},borough,Sales,Total,2,1652,JPY`);
});

test('JSON is the reply, in minor units', async () => {
  expect(JSON.parse((await printed({}, '--json')).join('\n'))).toEqual(close);
});
