/** @jest-environment node */
import { backEndClockOffset, noteReplyDate } from './back-end-clock';

const now = Date.parse('2026-11-25T23:58:20Z');
const after = (date: string | undefined) => {
  noteReplyDate(date, now);
  return backEndClockOffset();
};

test('the offset follows a clock that was moved and moved back, and ignores latency and replies without a date', () => {
  expect(after('Wed, 25 Nov 2026 23:58:18 GMT')).toBe(0);
  expect(after('Wed, 25 Nov 2026 10:00:00 GMT')).toBe(-50_300_000);
  expect(after('Wed, 25 Nov 2026 10:00:03 GMT')).toBe(-50_300_000);
  expect(after(undefined)).toBe(-50_300_000);
  expect(after('not a date')).toBe(-50_300_000);
  expect(after('Wed, 25 Nov 2026 23:58:21 GMT')).toBe(0);
});
