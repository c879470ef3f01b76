import fc from 'fast-check';
import { type PickedLine, pricePicked } from './price-picked';

const line = (change: Partial<PickedLine> = {}, net = 500): PickedLine => ({
  agreed: {
    unitTotal: 200,
    gross: 600,
    deals: [{ dealId: 1, saving: 600 - net }],
    couponSaving: 0,
    net,
    vatRate: 2_000,
    vat: 83,
  },
  asked: 3,
  picked: 3,
  weighed: null,
  substitute: null,
  ...change,
});
const price = (...lines: PickedLine[]) => pricePicked({ lines, fees: [], tip: 0 });

test('what was picked as asked costs what was agreed', () => {
  const priced = price(line());
  expect(priced.lines[0]?.breakdown).toEqual(line().agreed);
  expect(priced.totals).toEqual({ items: 600, discount: 100, total: 500 });
  expect(priced.vat).toEqual([{ rate: 2_000, gross: 500, vat: 83 }]);
});

test('missing ones take their share of a promotion with them', () => {
  const { lines, totals } = price(line({ picked: 2 }));
  expect(lines[0]?.breakdown).toMatchObject({ gross: 400, net: 333, deals: [{ dealId: 1, saving: 67 }], vat: 56 });
  expect(totals.total).toBe(333);
  expect(price(line({ picked: 0 })).totals.total).toBe(0);
});

test('a substitute costs its own price, and never more than the missing ones', () => {
  const dear = price(line({ picked: 2, substitute: { quantity: 1, price: 900, vatRate: 0 } }));
  expect(dear.lines[0]?.substitute).toEqual({ amount: 166, vatRate: 0, vat: 0 });
  expect(dear.totals.total).toBe(499);
  expect(dear.vat).toEqual([
    { rate: 0, gross: 166, vat: 0 },
    { rate: 2_000, gross: 333, vat: 56 },
  ]);
  const cheap = price(line({ picked: 2, substitute: { quantity: 1, price: 90, vatRate: 2_000 } }));
  expect(cheap.lines[0]?.substitute).toMatchObject({ amount: 90 });
});

test('a weighed line costs its weight, and at most the estimate', () => {
  expect(price(line({ weighed: 450 })).lines[0]?.breakdown).toMatchObject({ gross: 450, net: 375 });
  expect(price(line({ weighed: 700 })).totals.total).toBe(500);
});

test('no order becomes dearer, and its parts always add up', () => {
  const picked = fc
    .record({
      unit: fc.integer({ min: 0, max: 5_000 }),
      asked: fc.integer({ min: 1, max: 20 }),
      saved: fc.double({ min: 0, max: 1, noNaN: true }),
      coupon: fc.double({ min: 0, max: 1, noNaN: true }),
      pickedShare: fc.double({ min: 0, max: 1, noNaN: true }),
      weighedShare: fc.option(fc.double({ min: 0, max: 2, noNaN: true })),
      price: fc.option(fc.integer({ min: 0, max: 9_000 })),
      vatRate: fc.constantFrom(0, 500, 2_000),
    })
    .map(({ unit, asked, saved, coupon, pickedShare, weighedShare, price: own, vatRate }): PickedLine => {
      const gross = unit * asked;
      const saving = Math.floor(gross * saved);
      const couponSaving = Math.floor((gross - saving) * coupon);
      const count = Math.floor(asked * pickedShare);
      return {
        agreed: {
          unitTotal: unit,
          gross,
          deals: [{ dealId: 7, saving }],
          couponSaving,
          net: gross - saving - couponSaving,
          vatRate,
          vat: 0,
        },
        asked,
        picked: count,
        weighed: weighedShare === null ? null : Math.floor(gross * weighedShare),
        substitute: own === null || count === asked ? null : { quantity: asked - count, price: own, vatRate },
      };
    });
  fc.assert(
    fc.property(fc.array(picked, { minLength: 1, maxLength: 8 }), fc.integer({ min: 0, max: 900 }), (lines, tip) => {
      const priced = pricePicked({ lines, fees: [], tip });
      const agreed = lines.reduce((all, { agreed: { net } }) => all + net, tip);
      expect(priced.totals.total).toBeLessThanOrEqual(agreed);
      let goods = 0;
      let vat = 0;
      for (const [place, { breakdown, substitute }] of priced.lines.entries()) {
        const { gross, deals, couponSaving, net } = breakdown;
        expect(gross - couponSaving - deals.reduce((all, { saving }) => all + saving, 0)).toBe(net);
        expect(net + (substitute?.amount ?? 0)).toBeLessThanOrEqual(lines[place]?.agreed.net ?? 0);
        goods += net + (substitute?.amount ?? 0);
        vat += breakdown.vat + (substitute?.vat ?? 0);
      }
      expect(priced.totals.total).toBe(goods + tip);
      expect(priced.totals.items - priced.totals.discount).toBe(goods);
      expect(priced.vat.reduce((all, one) => all + one.vat, 0)).toBe(vat);
      expect(priced.vat.reduce((all, one) => all + one.gross, 0)).toBe(goods);
    }),
    { numRuns: 500 },
  );
});
