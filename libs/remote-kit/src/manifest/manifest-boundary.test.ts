import { PART_DEADLINE_MS } from '@storefront/api/constants';
import { manifestBoundary } from './manifest-boundary';

const declared = { name: 'basket-drawer', policy: 'degradable', server: false } as const;

test('a boundary’s module has its name, and its timeout is that of a part', () => {
  expect(manifestBoundary(declared)).toEqual({ ...declared, expose: './BasketDrawer', deadlineMs: PART_DEADLINE_MS });
});

test('a declared timeout takes precedence', () => {
  expect(manifestBoundary({ ...declared, deadlineMs: 3_000 }).deadlineMs).toBe(3_000);
});
