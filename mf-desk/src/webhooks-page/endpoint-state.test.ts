import { endpointState } from './endpoint-state';

const now = Date.parse('2026-12-01T12:00:00Z');
const fine = { disabledAt: null, disabledBecause: null, failingSince: null };

test.each([
  [fine, 'Receives events.'],
  [
    { ...fine, failingSince: '2026-12-01T08:05:00Z' },
    'Deliveries have failed since today, 8:05am. They are tried again.',
  ],
  [
    { ...fine, disabledAt: '2026-12-01T08:05:00Z', disabledBecause: 'failing' as const },
    'Disabled: its deliveries failed for days.',
  ],
  [
    { ...fine, disabledAt: '2026-12-01T08:05:00Z', disabledBecause: 'gone' as const },
    'Disabled: it answered that it is gone.',
  ],
  [{ ...fine, disabledAt: '2026-12-01T08:05:00Z', disabledBecause: 'operator' as const }, 'Disabled by staff.'],
])('%j is said in words', (endpoint, text) => {
  expect(endpointState(endpoint, now)).toBe(text);
});
