import { showsOutlines } from './releases-routes';

test('in production boundaries are outlined only for those with a pass', () => {
  const request = { cookies: {} } as never;
  const guard = (hasPass: boolean) => ({ hasPass: () => hasPass }) as never;
  expect(showsOutlines({ production: true }, guard(false), request)).toBe(false);
  expect(showsOutlines({ production: true }, guard(true), request)).toBe(true);
  expect(showsOutlines({ production: false }, guard(false), request)).toBe(true);
});
