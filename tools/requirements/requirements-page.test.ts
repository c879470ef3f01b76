import { provenIds, requirementsPage } from './requirements-page';

const proof = (ids: string[], file: string, passed = true) => ({ ids, file, passed, title: `a test of ${ids[0]}` });
const rowOf = (text: string, id: string) => text.split('\n').find((line) => line.startsWith(`| ${id} |`)) ?? '';

test('a screen is proven by the composed storefront, a call by the running API', () => {
  const { text, proven, total } = requirementsPage([
    proof(['1.01'], 'mf-store-search/e2e/postcode-search.spec.ts'),
    proof(['7.07'], 'services/commerce-api/src/modules/location/location.test.ts'),
    proof(['1.02'], 'mf-store-search/src/address/AddressField.test.tsx'),
    proof(['7.08'], 'mf-store-search/e2e/address-search.spec.ts'),
  ]);
  expect([proven, total]).toEqual([2, 253]);
  expect(rowOf(text, '1.01')).toMatch(/\| mf-store-search\/e2e: a test of 1\.01 \|$/);
  expect(rowOf(text, '7.07')).toMatch(/\| services\/commerce-api: a test of 7\.07 \|$/);
  expect(rowOf(text, '1.02')).toMatch(/\| {2}\|$/);
  expect(rowOf(text, '7.08')).toMatch(/\| {2}\|$/);
});

test('one failed test makes a row unproven', () => {
  const { text, proven } = requirementsPage([
    proof(['2.01'], 'e2e/a.spec.ts'),
    proof(['2.01'], 'e2e/b.spec.ts', false),
  ]);
  expect(proven).toBe(0);
  expect(rowOf(text, '2.01')).toContain('**fails**: e2e: a test of 2.01');
});

test('an id that is not a requirement is reported', () => {
  expect(requirementsPage([proof(['1.99'], 'e2e/a.spec.ts')]).unknown).toEqual(['1.99']);
});

test('a page claims the rows that have a passed test, and no failed one', () => {
  const { text } = requirementsPage([
    proof(['1.01'], 'mf-store-search/e2e/postcode-search.spec.ts'),
    proof(['2.01'], 'e2e/b.spec.ts', false),
    proof(['7.07'], 'services/commerce-api/src/modules/location/location.test.ts'),
  ]);
  expect(provenIds(text)).toEqual(['1.01', '7.07']);
});
