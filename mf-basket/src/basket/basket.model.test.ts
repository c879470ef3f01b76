import type { Basket } from '@storefront/api/entities/basket';
import { basketStateOf } from '@storefront/bus/from-basket';
import { byAisle, isSummaryOf, lineOf, newerBasket } from './basket.model';

const basket = (version: number, lines: [id: number, item: number, aisle: string][] = []): Basket =>
  ({
    basketToken: 'a-token',
    version,
    lines: lines.map(([basketLineId, id, aisleSlug]) => ({
      basketLineId,
      quantity: 1,
      menuItem: { id, aisleSlug },
      aisleName: aisleSlug === 'sweet' ? 'Treats' : 'Bakery',
    })),
    deals: [],
    totals: { items: 100, discount: 0 },
  }) as unknown as Basket;

describe('a basket', () => {
  test('a late reply does not overwrite a newer one', () => {
    const newer = basket(3);
    expect(newerBasket(newer, basket(2))).toBe(newer);
    expect(newerBasket(basket(2), newer)).toBe(newer);
  });

  test('another basket replaces the known one, whatever their versions', () => {
    const other = { ...basket(1), basketToken: 'another-token' };
    expect(newerBasket(basket(9), other)).toBe(other);
  });

  test('lines are grouped by aisle under its name, aisles in the order of their first line', () => {
    const aisles = byAisle(
      basket(1, [
        [1, 7, 'bakery'],
        [2, 8, 'sweet'],
        [3, 9, 'bakery'],
      ]).lines,
    );
    expect(aisles.map(({ name, lines }) => [name, lines.map((line) => line.basketLineId)])).toEqual([
      ['Bakery', [1, 3]],
      ['Treats', [2]],
    ]);
  });

  test('a card’s quantity is that of the item’s newest line', () => {
    const own = basket(1, [
      [1, 7, 'bakery'],
      [2, 7, 'bakery'],
    ]);
    expect(lineOf(own, 7)?.basketLineId).toBe(2);
    expect(lineOf(undefined, 7)).toBeUndefined();
  });

  test('a summary that another tab has changed does not describe the basket', () => {
    const own = basket(1, [[1, 7, 'bakery']]);
    const summary = basketStateOf(own);
    expect(isSummaryOf(summary, own)).toBe(true);
    expect(isSummaryOf({ ...summary, lines: [] }, own)).toBe(false);
    // Another version has other saved items or substitutes; an older release sends no version.
    expect(isSummaryOf({ ...summary, version: 2 }, own)).toBe(false);
    expect(isSummaryOf({ ...summary, version: undefined }, own)).toBe(true);
    expect(isSummaryOf(null, own)).toBe(false);
  });
});
