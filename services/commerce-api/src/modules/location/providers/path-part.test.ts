import { pathPart } from './path-part';

test('typed text becomes one path segment, or none', () => {
  expect(pathPart('10 downing street/..')).toBe('10%20downing%20street%2F..');
  expect(pathPart('ChIJ-_x.1')).toBe('ChIJ-_x.1');
  for (const none of ['', '.', '..', ' .. ', '...']) expect(pathPart(none)).toBeUndefined();
});
