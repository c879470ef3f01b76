/** @jest-environment node */

import type { ReleaseTrust } from '../trust/release-trust';
import { RefusedStates } from './refused-states';

test('a bounded number of states is remembered; the others are read', () => {
  const trust = { root: { version: 1 } } as ReleaseTrust;
  const refused = new RefusedStates();
  const error = new Error('it is not signed');
  for (let sequence = 1; sequence <= 50_001; sequence += 1) refused.remember(trust, 'stable', sequence, error);
  expect(refused.why(trust, 'stable', 50_000)).toBe(error);
  expect(refused.why(trust, 'stable', 50_001)).toBeUndefined();
  expect(refused.why(trust, 'staging', 1)).toBeUndefined();
  expect(refused.why({ root: { version: 2 } } as ReleaseTrust, 'stable', 1)).toBeUndefined();
});
