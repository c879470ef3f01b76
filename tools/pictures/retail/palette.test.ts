import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { palette } from './palette';

test('products are drawn in the colours of their swatches', () => {
  const items = new URL('../../../services/commerce-api/demo/lathmere/items.csv', import.meta.url);
  const rows: { variant: string }[] = parse(readFileSync(items), { columns: true });
  const swatches = rows.flatMap(({ variant }) => [...variant.matchAll(/=(\w+) (#[0-9a-f]{6})/g)]);
  expect(palette).toEqual(Object.fromEntries(swatches.map(([, name = '', colour]) => [name.toLowerCase(), colour])));
});
