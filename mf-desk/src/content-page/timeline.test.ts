import { barOf } from './timeline';

test.each([
  [null, null, { from: 0, hours: 336 }],
  ['2026-12-01T06:00', '2026-12-04T22:00', { from: 30, hours: 88 }],
  ['2026-11-01T00:00', '2026-11-30T12:00', { from: 0, hours: 12 }],
  ['2026-12-13T12:00', null, { from: 324, hours: 12 }],
  ['2026-12-14T00:00', null, undefined],
  [null, '2026-11-30T00:00', undefined],
])('a banner from %s to %s shows for part of the two weeks', (validFrom, validUntil, bar) => {
  expect(barOf({ validFrom, validUntil }, '2026-11-30')).toEqual(bar);
});
