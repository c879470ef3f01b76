import fc from 'fast-check';
import type { DealLine, PricingDeal } from './deal-application';
import { priceDeals } from './price-deals';

const deal = (rest: Partial<PricingDeal>): PricingDeal => ({
  id: 1,
  kind: 'multi_buy',
  price: null,
  quantity: null,
  percent: null,
  amount: null,
  minimumSpend: null,
  sections: [{ itemIds: [1, 2, 3] }],
  ...rest,
});

const line = (itemId: number, price: number, quantity = 1, lineId = itemId): DealLine => ({
  lineId,
  itemId,
  price,
  quantity,
});

const saved = (lineId: number, prices: ReturnType<typeof priceDeals>) =>
  (prices.byLine.get(lineId) ?? []).reduce((sum, { saving }) => sum + saving, 0);

test('two for a price gives the difference as discount, as often as there are two, most expensive first', () => {
  const two = deal({ quantity: 2, price: 400 });
  expect(priceDeals([two], [line(1, 250, 2)]).total).toBe(100);
  expect(priceDeals([two], [line(1, 250, 5)]).total).toBe(200);
  // 300 and 250 make the pair; 200 stays at its price.
  const mixed = priceDeals([two], [line(3, 200), line(1, 250), line(2, 300)]);
  expect([mixed.total, saved(1, mixed), saved(2, mixed), saved(3, mixed)]).toEqual([150, 68, 82, 0]);
});

test('a deal that would cost more than its items is not applied', () => {
  const prices = priceDeals([deal({ quantity: 2, price: 400 })], [line(1, 150, 2)]);
  expect([prices.total, prices.deals]).toEqual([0, []]);
});

test('three for two makes the cheapest of each three free', () => {
  expect(priceDeals([deal({ quantity: 3 })], [line(1, 500, 2), line(2, 100, 4)]).total).toBe(200);
});

test('a bundle needs items of each section, reports what is missing from which, and uses the most expensive', () => {
  const bundle = deal({
    kind: 'bundle',
    price: 900,
    sections: [
      { itemIds: [1, 2], quantity: 1 },
      { itemIds: [3], quantity: 1 },
      { itemIds: [4], quantity: 2 },
    ],
  });
  expect(priceDeals([bundle], [line(1, 600), line(3, 200)]).deals).toEqual([
    { dealId: 1, saving: 0, missing: 2, missingSpend: 0, missingSections: [2] },
  ]);
  const whole = priceDeals([bundle], [line(1, 600), line(2, 700), line(3, 200), line(4, 150, 2)]);
  expect([whole.total, saved(1, whole)]).toEqual([300, 0]);
  expect(whole.deals).toEqual([{ dealId: 1, saving: 300, missing: 0, missingSpend: 0, missingSections: [] }]);
});

test('an item that fits two sections of a bundle is used where it is needed', () => {
  const sections = [
    { itemIds: [1, 2], quantity: 1 },
    { itemIds: [1], quantity: 1 },
  ];
  expect(priceDeals([deal({ kind: 'bundle', price: 300, sections })], [line(1, 500), line(2, 200)]).total).toBe(400);
});

test('a percentage applies to all of its items once there are enough of them', () => {
  const quarter = deal({ kind: 'percentage', percent: 25, quantity: 6 });
  expect(priceDeals([quarter], [line(1, 700, 5)]).deals[0]).toMatchObject({ saving: 0, missing: 1 });
  expect(priceDeals([quarter], [line(1, 700, 5), line(2, 999, 2)]).total).toBe(1375);
});

test('a percentage off a set does not apply to items beyond the set', () => {
  const sections = [
    { itemIds: [1], quantity: 2 },
    { itemIds: [2], quantity: 1 },
  ];
  const set = deal({ kind: 'percentage', percent: 20, sections });
  expect(priceDeals([set], [line(1, 100, 3), line(2, 300)]).total).toBe(100);
});

test('a fixed discount applies once its minimum is reached, and reports how much is missing before', () => {
  const five = deal({ kind: 'fixed', amount: 500, minimumSpend: 1_500 });
  expect(priceDeals([five], [line(1, 1_000)]).deals).toMatchObject([
    { dealId: 1, saving: 0, missing: 0, missingSpend: 500 },
  ]);
  expect(priceDeals([five], [line(1, 1_000, 4)]).total).toBe(500);
  expect(priceDeals([deal({ kind: 'fixed', amount: 500 })], [line(1, 300)]).total).toBe(300);
});

test('the better of two deals over the same goods applies, and no unit counts twice', () => {
  const two = deal({ id: 1, quantity: 2, price: 500, sections: [{ itemIds: [1, 2] }] });
  const half = deal({ id: 2, kind: 'percentage', percent: 50, quantity: 1, sections: [{ itemIds: [1] }] });
  // Half of 600 is 300; two for 500 saves 400 on 600 and 300; half of 600 with 300 saves less.
  expect(priceDeals([two, half], [line(1, 600), line(2, 300)]).total).toBe(400);
  // One pair, and the second 600 at half price.
  expect(priceDeals([two, half], [line(1, 600, 2), line(2, 300)]).total).toBe(700);
});

const kinds = fc.oneof(
  fc.record({
    kind: fc.constant('multi_buy' as const),
    quantity: fc.integer({ min: 2, max: 3 }),
    price: fc.option(fc.integer({ min: 0, max: 900 })),
  }),
  fc.record({ kind: fc.constant('bundle' as const), price: fc.integer({ min: 0, max: 900 }) }),
  fc.record({
    kind: fc.constant('percentage' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    quantity: fc.option(fc.integer({ min: 1, max: 4 })),
  }),
  fc.record({
    kind: fc.constant('fixed' as const),
    amount: fc.integer({ min: 1, max: 900 }),
    minimumSpend: fc.option(fc.integer({ min: 1, max: 900 })),
  }),
);
const itemIds = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 });
const sections = fc.array(fc.record({ itemIds, quantity: fc.integer({ min: 0, max: 2 }) }), {
  minLength: 1,
  maxLength: 3,
});
const someDeals = fc
  .array(fc.tuple(kinds, sections), { maxLength: 4 })
  .map((all) => all.map(([kind, own], at) => deal({ id: at + 1, ...kind, sections: own })));
const someLines = fc
  .array(
    fc.record({
      itemId: fc.integer({ min: 1, max: 5 }),
      price: fc.integer({ min: 0, max: 800 }),
      quantity: fc.integer({ min: 1, max: 6 }),
    }),
    { maxLength: 6 },
  )
  .map((all) => all.map((one, at) => ({ ...one, lineId: at + 1 })));

test('never takes off more than a line costs, adds up to the penny, and gives nothing without a reason', () => {
  fc.assert(
    fc.property(someDeals, someLines, (deals, lines) => {
      const prices = priceDeals(deals, lines);
      for (const { lineId, price, quantity } of lines) {
        const off = saved(lineId, prices);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(price * quantity);
      }
      expect(lines.reduce((sum, { lineId }) => sum + saved(lineId, prices), 0)).toBe(prices.total);
      expect(prices.deals.reduce((sum, { saving }) => sum + saving, 0)).toBe(prices.total);
      expect(prices.deals.every(({ saving, missing, missingSpend }) => saving > 0 !== missing + missingSpend > 0)).toBe(
        true,
      );
    }),
  );
});

test('the order of lines and deals does not matter', () => {
  fc.assert(
    fc.property(someDeals, someLines, fc.infiniteStream(fc.nat()), (deals, lines, random) => {
      const shuffled = <T>(rows: readonly T[]) =>
        rows
          .map((row) => [random.next().value ?? 0, row] as const)
          .sort(([a], [b]) => a - b)
          .map(([, row]) => row);
      const other = priceDeals(shuffled(deals), shuffled(lines));
      const one = priceDeals(deals, lines);
      expect([other.total, new Map([...other.byLine].sort())]).toEqual([one.total, new Map([...one.byLine].sort())]);
    }),
  );
});

test('several deals never give less than the best of them alone', () => {
  fc.assert(
    fc.property(someDeals, someLines, (deals, lines) => {
      const alone = deals.map((one) => priceDeals([one], lines).total);
      expect(priceDeals(deals, lines).total).toBeGreaterThanOrEqual(Math.max(0, ...alone));
    }),
  );
});

/** The best result for a two-for-a-price deal, found by trying every combination. */
function everyWay(prices: readonly number[], price: number): number {
  const [first, ...rest] = prices;
  if (first === undefined) return 0;
  const paired = rest.map(
    (second, at) =>
      first +
      second -
      price +
      everyWay(
        rest.filter((_, other) => other !== at),
        price,
      ),
  );
  return Math.max(everyWay(rest, price), ...paired);
}

test('two for a price is as good as trying every pair', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 800 }), { maxLength: 6 });
  fc.assert(
    fc.property(prices, fc.integer({ min: 0, max: 900 }), (all, price) => {
      const lines = all.map((one, at) => line(1, one, 1, at + 1));
      expect(priceDeals([deal({ quantity: 2, price })], lines).total).toBe(Math.max(0, everyWay(all, price)));
    }),
  );
});
