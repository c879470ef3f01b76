import fc from 'fast-check';
import { bestDealOutcomes, type DealOutcome, handOut, restOfOrder } from '../../../test-support/pricing-oracle';
import { allocate } from './allocate';
import { priceOrder } from './price-order';
import type { DatedDeal, PricedOrder, PricingCoupon, PricingInput, PricingLine } from './pricing.types';

const NOON = new Date('2026-11-25T12:00:00Z');
const hours = (count: number) => new Date(NOON.getTime() + count * 3_600_000);

const input = (rest: Partial<PricingInput>): PricingInput => ({
  lines: [],
  deals: [],
  coupon: null,
  method: 'delivery',
  slotFee: 0,
  charges: { minimumSpend: 0, freeDeliveryFrom: null, smallBasketFee: 0, smallBasketBelow: 0, bagFee: 0 },
  tip: 0,
  tipLimit: null,
  at: NOON,
  restrictHfss: false,
  ...rest,
});
const line = (lineId: number, price: number, rest: Partial<PricingLine> = {}): PricingLine => ({
  lineId,
  itemId: lineId,
  categoryIds: [10],
  price,
  optionsCost: 0,
  quantity: 1,
  vatClass: 'standard',
  isHfss: false,
  ...rest,
});
const deal = (rest: Partial<DatedDeal>): DatedDeal => ({
  id: 1,
  kind: 'multi_buy',
  price: null,
  quantity: null,
  percent: null,
  amount: null,
  minimumSpend: null,
  sections: [{ itemIds: [1, 2, 3] }],
  startsAt: null,
  endsAt: null,
  ...rest,
});
const coupon = (rest: Partial<PricingCoupon>): PricingCoupon => ({
  kind: 'percentage',
  percent: null,
  amount: null,
  minimumSpend: 0,
  itemIds: [],
  categoryIds: [],
  ...rest,
});

test('each line has its gross, its shares of deal and coupon, and its VAT, beside zero-rated food', () => {
  const priced = priceOrder(
    input({
      lines: [line(1, 300, { vatClass: 'zero', quantity: 2 }), line(4, 1_000), line(5, 500, { vatClass: 'zero' })],
      deals: [deal({ quantity: 2, price: 500 })],
      coupon: coupon({ kind: 'fixed', amount: 200 }),
      slotFee: 300,
    }),
  );
  // The coupon counts 500, 1000 and 500: a quarter, a half and a quarter of 200.
  expect(priced.lines).toMatchObject([
    { gross: 600, deals: [{ dealId: 1, saving: 100 }], couponSaving: 50, net: 450, vatRate: 0, vat: 0 },
    { gross: 1_000, deals: [], couponSaving: 100, net: 900, vatRate: 2_000, vat: 150 },
    { gross: 500, deals: [], couponSaving: 50, net: 450, vatRate: 0, vat: 0 },
  ]);
  expect(priced.fees).toEqual([{ kind: 'delivery', gross: 300, saving: 0, net: 300, vatRate: 2_000, vat: 50 }]);
  expect(priced.vat).toEqual([
    { rate: 0, gross: 900, vat: 0 },
    { rate: 2_000, gross: 1_200, vat: 200 },
  ]);
  expect(priced.totals).toMatchObject({ items: 2_100, discount: 300, deliveryFee: 300, total: 2_100 });
});

test('a percentage coupon counts only units that no deal covers', () => {
  const lines = [line(1, 200, { quantity: 3, optionsCost: 50 })];
  const deals = [deal({ quantity: 2, price: 300 })];
  const priced = priceOrder(input({ lines, deals, coupon: coupon({ percent: 10 }) }));
  expect(priced.lines[0]).toMatchObject({ gross: 750, deals: [{ saving: 100 }], couponSaving: 25, net: 625 });
});

test('a coupon for items or categories counts nothing else, and needs its minimum spend on them', () => {
  const lines = [line(1, 400), line(2, 600, { categoryIds: [20, 2] })];
  const price = (rest: Partial<PricingCoupon>) =>
    priceOrder(input({ lines, coupon: coupon({ percent: 50, ...rest }) })).coupon;
  expect(price({ categoryIds: [2] })).toEqual({ discount: 300, freesDelivery: false, refusal: null });
  expect(price({ itemIds: [1] })).toMatchObject({ discount: 200 });
  expect(price({ itemIds: [1], minimumSpend: 401 })).toMatchObject({ discount: 0, refusal: 'below_minimum' });
  expect(price({ itemIds: [9] })).toMatchObject({ discount: 0, refusal: 'nothing_covered' });
});

test('a free delivery takes off the fee of the slot, and its VAT', () => {
  const free = coupon({ kind: 'free_delivery', minimumSpend: 500 });
  const priced = priceOrder(input({ lines: [line(1, 600)], coupon: free, slotFee: 450 }));
  expect(priced.fees).toEqual([{ kind: 'delivery', gross: 450, saving: 450, net: 0, vatRate: 2_000, vat: 0 }]);
  expect(priced.totals).toMatchObject({ deliveryFee: 0, discount: 0, total: 600 });
});

test('the small-basket fee is charged below its limit, and the bag fee once for an order', () => {
  const charges = { minimumSpend: 0, freeDeliveryFrom: null, smallBasketFee: 200, smallBasketBelow: 1_000, bagFee: 30 };
  expect(priceOrder(input({ lines: [line(1, 999)], charges })).totals).toMatchObject({
    smallBasketFee: 200,
    bagFee: 30,
    total: 1_229,
  });
  expect(priceOrder(input({ lines: [line(1, 1_000)], charges })).totals).toMatchObject({
    smallBasketFee: 0,
    total: 1_030,
  });
  expect(priceOrder(input({ charges })).totals).toMatchObject({ smallBasketFee: 0, bagFee: 0, total: 0 });
});

test('no volume deal counts items high in fat, sugar or salt where they are restricted', () => {
  const lines = [line(1, 300, { quantity: 2, isHfss: true }), line(2, 300, { quantity: 2 })];
  const threeForTwo = deal({ quantity: 3 });
  const price = (deals: DatedDeal[], restrictHfss: boolean) =>
    priceOrder(input({ lines, deals, restrictHfss })).totals.discount;
  expect([price([threeForTwo], false), price([threeForTwo], true)]).toEqual([300, 0]);
  // Two of the others are left to count, and nothing of a restricted item is taken off.
  expect(price([deal({ quantity: 2, price: 500 })], true)).toBe(100);
  // A lower price for one, and a meal of one from each section, are no volume deals.
  expect(price([deal({ kind: 'percentage', percent: 10 })], true)).toBe(120);
  const meal = deal({ kind: 'bundle', price: 500, sections: [{ itemIds: [1] }, { itemIds: [2] }] });
  expect(price([meal], true)).toBe(200);
});

test('deals apply from their start until before their end', () => {
  const lines = [line(1, 300, { quantity: 2 })];
  const price = (startsAt: Date | null, endsAt: Date | null) =>
    priceOrder(input({ lines, deals: [deal({ quantity: 2, price: 500, startsAt, endsAt })] })).totals.discount;
  expect([price(NOON, hours(1)), price(hours(1), null), price(null, NOON)]).toEqual([100, 0, 0]);
});

const id = fc.integer({ min: 1, max: 5 });
const pence = (max: number) => fc.integer({ min: 0, max });
const vatClass = fc.constantFrom('zero' as const, 'reduced' as const, 'standard' as const);
const someLines = fc
  .array(
    fc.record({
      itemId: id,
      price: pence(900),
      optionsCost: fc.oneof(fc.constant(0), pence(200)),
      quantity: fc.nat(2),
    }),
    { maxLength: 4 },
  )
  .chain((all) =>
    fc.record({
      classes: fc.array(vatClass, { minLength: 6, maxLength: 6 }),
      hfss: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
      all: fc.constant(all),
    }),
  )
  .map(({ all, classes, hfss }) =>
    all.map(
      (one, at): PricingLine => ({
        ...one,
        quantity: one.quantity + 1,
        lineId: at + 1,
        categoryIds: [one.itemId % 2, 10],
        vatClass: classes[one.itemId] ?? 'standard',
        isHfss: hfss[one.itemId] ?? false,
      }),
    ),
  );
const nothing = { price: null, quantity: null, percent: null, amount: null, minimumSpend: null };
const someDeal = fc.record({
  offer: fc.oneof(
    fc.record({
      kind: fc.constant('multi_buy' as const),
      quantity: fc.integer({ min: 2, max: 3 }),
      price: fc.option(pence(900)),
    }),
    fc.record({ kind: fc.constant('bundle' as const), price: pence(900) }),
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
  ),
  sections: fc.array(
    fc.record({
      itemIds: fc.uniqueArray(id, { minLength: 1, maxLength: 4 }),
      quantity: fc.integer({ min: 0, max: 2 }),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  startsAt: fc.constantFrom(null, null, NOON, hours(1)),
  endsAt: fc.constantFrom(null, null, NOON, hours(1)),
});
const someCoupon = fc.record({
  kind: fc.constantFrom('percentage' as const, 'fixed' as const, 'free_delivery' as const),
  percent: fc.integer({ min: 1, max: 100 }),
  amount: fc.integer({ min: 1, max: 2_000 }),
  minimumSpend: fc.constantFrom(0, 0, 500, 1_500),
  itemIds: fc.oneof(fc.constant([]), fc.uniqueArray(id, { maxLength: 2 })),
  categoryIds: fc.oneof(fc.constant([]), fc.uniqueArray(fc.integer({ min: 0, max: 1 }), { maxLength: 1 })),
});
const someInput: fc.Arbitrary<PricingInput> = fc.record({
  lines: someLines,
  deals: fc
    .array(someDeal, { maxLength: 3 })
    .map((all) => all.map(({ offer, ...rest }, at) => ({ id: at + 1, ...nothing, ...offer, ...rest }))),
  coupon: fc.option(someCoupon),
  method: fc.constantFrom('delivery' as const, 'collection' as const),
  slotFee: fc.constantFrom(0, 252, 450),
  charges: fc.record({
    minimumSpend: fc.constantFrom(0, 1_000),
    freeDeliveryFrom: fc.option(fc.integer({ min: 0, max: 3_000 })),
    smallBasketFee: fc.constantFrom(0, 199),
    smallBasketBelow: fc.constantFrom(0, 1_000),
    bagFee: fc.constantFrom(0, 35),
  }),
  tip: fc.constantFrom(0, 123),
  tipLimit: fc.option(fc.record({ maximum: fc.constantFrom(50, 5_000), maximumPercent: fc.constantFrom(10, 100) })),
  at: fc.constant(NOON),
  restrictHfss: fc.boolean(),
});

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** The deals of a result in the oracle's form, to find it among the best ways. */
const shapeOf = (byLine: readonly ReadonlyMap<number, number>[]) =>
  JSON.stringify(byLine.map((own) => [...own].sort(([a], [b]) => a - b)));
const dealShape = (priced: PricedOrder) =>
  shapeOf(priced.lines.map(({ deals }) => new Map(deals.map(({ dealId, saving }) => [dealId, saving]))));

function expectAsOracle(given: PricingInput, priced: PricedOrder): void {
  const best = bestDealOutcomes(given);
  expect(sum(priced.lines.flatMap(({ deals }) => deals.map(({ saving }) => saving)))).toBe(best.off);
  const alike = best.outcomes.filter(({ byLine }) => shapeOf(byLine) === dealShape(priced));
  const results = alike.map((outcome: DealOutcome) => restOfOrder(given, outcome));
  const shares = priced.lines.map(({ couponSaving }) => couponSaving);
  // Ways with the same savings may leave different units to a coupon.
  const same = results.find(({ couponShares }) => JSON.stringify(couponShares) === JSON.stringify(shares));
  if (!same) throw new Error(`The oracle has ${JSON.stringify(results)} for ${JSON.stringify(priced)}`);
  const { totals } = priced;
  expect({
    gross: priced.lines.map(({ gross }) => gross),
    net: priced.lines.map(({ net }) => net),
    items: totals.items,
    deliveryFee: totals.deliveryFee,
    smallBasketFee: totals.smallBasketFee,
    bagFee: totals.bagFee,
    tip: totals.tip,
    total: totals.total,
    missingToMinimum: totals.missingToMinimum,
    vatByRate: { 0: 0, 500: 0, 2000: 0, ...Object.fromEntries(priced.vat.map(({ rate, vat }) => [rate, vat])) },
  }).toEqual({ ...same, goods: undefined, couponShares: undefined });
}

test('3,000 generated orders are priced as by an independent oracle, to the penny', () => {
  fc.assert(
    fc.property(someInput, (given) => expectAsOracle(given, priceOrder(given))),
    { numRuns: 3_000 },
  );
});

test('lines, fees and tip add up to the total, VAT adds up by rate, and no part is negative', () => {
  fc.assert(
    fc.property(someInput, (given) => {
      const { lines, fees, totals, vat } = priceOrder(given);
      expect(sum([...lines, ...fees].map(({ net }) => net)) + totals.tip).toBe(totals.total);
      expect(totals.items - totals.discount + sum(fees.map(({ net }) => net)) + totals.tip).toBe(totals.total);
      expect(sum([...lines, ...fees].map((part) => part.vat))).toBe(sum(vat.map((one) => one.vat)));
      for (const one of lines) {
        expect(one.net).toBe(one.gross - sum(one.deals.map(({ saving }) => saving)) - one.couponSaving);
        expect(Math.min(one.net, one.couponSaving, one.vat)).toBeGreaterThanOrEqual(0);
        expect(one.vat).toBeLessThanOrEqual(one.net);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('shares by the largest remainder add up, for amounts beyond the exact integers of a product too', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000), { maxLength: 8 }), fc.nat(5_000), (weights, amount) => {
      expect(allocate(amount, weights)).toEqual(handOut(amount, weights));
    }),
  );
  expect(allocate(1_000_000_000_000, [1_000_000_000_000, 2_000_000_000_000])).toEqual([
    333_333_333_333, 666_666_666_667,
  ]);
});

test('200 overlapping deals over 60 lines are priced within a bounded time', () => {
  const lines = Array.from({ length: 60 }, (_, at) =>
    line(at + 1, 100 + ((at * 37) % 400), { quantity: 1 + (at % 9) }),
  );
  const deals = Array.from({ length: 200 }, (_, at) =>
    deal({
      id: at + 1,
      quantity: 2 + (at % 4),
      price: 100 + (at % 7) * 30,
      sections: [{ itemIds: Array.from({ length: 30 }, (__, step) => 1 + ((at * 7 + step * 3) % 60)) }],
    }),
  );
  const started = performance.now();
  const priced = priceOrder(input({ lines, deals }));
  expect(performance.now() - started).toBeLessThan(2_000);
  expect(priced.totals.discount).toBeGreaterThan(0);
});
