import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KINDS = ['bread', 'cheese', 'tea', 'apples', 'soap', 'pasta', 'honey', 'rice', 'juice', 'beans'];
const SORTS = ['plain', 'organic', 'smoked', 'fresh', 'mature', 'small', 'large', 'red', 'green', 'family'];
const CATEGORY_COUNT = 200;

const csv = (headings: string, rows: readonly string[]) => `${headings}\n${rows.join('\n')}\n`;

interface LargeShop {
  /** Makes codes and names unique. */
  prefix?: string;
  /** The extra price of every hundredth item, in pence. */
  priceIncrease?: number;
}

/** A folder with a large shop's items: every item in every store, every tenth price different in one store. */
export function writeLargeShop(
  folder: string,
  items: number,
  stores: readonly string[],
  { prefix = 'big', priceIncrease = 0 }: LargeShop = {},
): void {
  mkdirSync(folder, { recursive: true });
  const numbers = Array.from({ length: items }, (_, place) => place + 1);
  const categories = Array.from({ length: CATEGORY_COUNT }, (_, place) => {
    const parent = place < 10 ? '' : `${prefix}-${place % 10}`;
    return `${prefix}-${place},${prefix} large aisle ${place},${parent}`;
  });
  const price = (number: number, more = 0) => `${1 + (number % 40)}.${String((number + more) % 100).padStart(2, '0')}`;
  const rows = numbers.map((number) => {
    const name = `${SORTS[number % 10]} ${KINDS[Math.floor(number / 10) % 10]} ${number}`;
    const about = `"The ${name}, made for everyday use, weighed and packed in the shop. Keep it cool, and eat it soon."`;
    const more = number % 100 === 0 ? priceIncrease : 0;
    return `${prefix}-N-${number},${name},${prefix}-${10 + (number % (CATEGORY_COUNT - 10))},${about},${price(number, more)},"wheat, **milk**, salt",milk | wheat,vegetarian,400,g`;
  });
  const prices = numbers
    .filter((number) => number % 10 === 0)
    .map((number) => `${prefix}-N-${number},${stores[0]},${price(number, 7)},yes`);
  writeFileSync(join(folder, 'categories.csv'), csv('code,name,parent', categories));
  writeFileSync(
    join(folder, 'items.csv'),
    csv('code,name,category,description,price,ingredients,allergens,tags,unit_amount,unit_of', rows),
  );
  writeFileSync(join(folder, 'prices.csv'), csv('item,store,price,in_stock', prices));
}
