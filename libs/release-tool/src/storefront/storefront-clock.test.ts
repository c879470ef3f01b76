/** @jest-environment node */
import { storefrontTime, warnOfClock } from './storefront-clock';

const HOUR_MS = 3_600_000;
let said: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers({ now: Date.parse('2026-03-01T09:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
  said.mockRestore();
});

/** A reply of a storefront whose clock is this far ahead. */
const replyAhead = (ms: number) => new Response(null, { headers: { date: new Date(Date.now() + ms).toUTCString() } });
const callAhead = (ms: number) => (() => Promise.resolve(replyAhead(ms))) as typeof fetch;

test('a pass is dated by the clock of the storefront, which the command says once', async () => {
  for (const [storefront, ms, words] of [
    ['http://fast', HOUR_MS, '60 min behind that of http://fast'],
    ['http://slow', -HOUR_MS, '60 min ahead of that of http://slow'],
  ] as const) {
    said.mockClear();
    expect(await storefrontTime(storefront, callAhead(ms))).toBe(Date.now() + ms);
    await storefrontTime(storefront, callAhead(ms));
    warnOfClock(storefront, replyAhead(ms));
    expect(said.mock.calls).toEqual([
      [`The clock of this machine is ${words}: correct it, because the log has its times, and roles expire by it.`],
    ]);
  }
});

test('a storefront that is away, says no time or is seconds apart changes little and is not mentioned', async () => {
  const away = (() => Promise.reject(new Error('connection refused'))) as typeof fetch;
  const silent = (() => Promise.resolve(new Response())) as typeof fetch;
  expect(await storefrontTime('http://away', away)).toBe(Date.now());
  expect(await storefrontTime('http://silent', silent)).toBe(Date.now());
  expect(await storefrontTime('http://near', callAhead(20_000))).toBe(Date.now() + 20_000);
  warnOfClock('http://near', replyAhead(-20_000));
  expect(said).not.toHaveBeenCalled();
});

test.each([3, -3])('a storefront whose clock is %i hours ahead gets no pass', async (hours) => {
  await expect(storefrontTime('http://far', callAhead(hours * HOUR_MS))).rejects.toThrow(
    `The clock of this machine is 180 min ${hours > 0 ? 'behind' : 'ahead of'} that of http://far: correct it`,
  );
});
