import { findTheme } from './find-theme';
import { findLayout, type Layout } from './layout';

const OPTIONS = ['header', 'card', 'basket', 'categories', 'departments', 'item'] as const satisfies (keyof Layout)[];

test('each theme contains the layout that components find by its name', () => {
  for (const brand of ['grocery', 'retail'] as const) {
    const layout = findLayout(brand);
    expect(layout.brand).toBe(brand);
    expect(findTheme(brand)).toMatchObject(layout);
  }
});

test('the two looks share no layout option', () => {
  const [grocery, retail] = [findLayout('grocery'), findLayout('retail')];
  expect(Object.keys(retail).sort()).toEqual(['brand', ...OPTIONS].sort());
  for (const option of OPTIONS) expect(retail[option]).not.toBe(grocery[option]);
});
