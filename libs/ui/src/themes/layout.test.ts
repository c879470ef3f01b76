import { findTheme } from './find-theme';
import { findLayout, type Layout } from './layout';
import { findOrderLayout, type OrderLayout } from './order-layout';
import { findServerLayout, type ServerLayout } from './server-layout';

const layoutOf = (brand: string) => ({ ...findLayout(brand), ...findServerLayout(brand), ...findOrderLayout(brand) });

const OPTIONS = [
  'header',
  'card',
  'basket',
  'categories',
  'departments',
  'item',
  'checkout',
  'orderDates',
  'logIn',
  'rewards',
] as const satisfies (keyof Layout | keyof OrderLayout | keyof ServerLayout)[];

test('each theme contains the layout that components find by its name', () => {
  for (const brand of ['grocery', 'retail'] as const) {
    const layout = layoutOf(brand);
    expect(layout.brand).toBe(brand);
    expect(findTheme(brand)).toMatchObject(layout);
  }
});

test('the two looks share no layout option', () => {
  const [grocery, retail] = [layoutOf('grocery'), layoutOf('retail')];
  expect(Object.keys(retail).sort()).toEqual(['brand', ...OPTIONS].sort());
  for (const option of OPTIONS) expect(retail[option]).not.toBe(grocery[option]);
});
