/** @jest-environment node */
import { type GroupFigures, noFigures, paintClass } from './canary-figures';
import { CanaryJudge } from './canary-judge';

/** Numbers from 0 to 1 that are the same in every run of the test (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How a version behaves: the probability of each event in a visit, and the median time to the largest paint. */
interface Version {
  readonly failure: number;
  readonly error: number;
  readonly basket: number;
  readonly order: number;
  readonly paintMs: number;
}

/** How many of `count` things happen, each with the same probability. */
function occurrences(count: number, probability: number, random: () => number): number {
  let found = 0;
  // From one that happens to the next one.
  for (let at = 0; probability > 0; found += 1) {
    at += 1 + Math.floor(Math.log(1 - random()) / Math.log(1 - probability));
    if (at > count) break;
  }
  return found;
}

function figuresOf(version: Version, visits: number, random: () => number): GroupFigures {
  const paints = [...noFigures().paints];
  // Measured only where the shopper agreed to it.
  for (let measured = occurrences(visits, 0.1, random); measured > 0; measured -= 1) {
    const at = paintClass(version.paintMs * Math.exp(random() + random() - 1));
    paints[at] = (paints[at] ?? 0) + 1;
  }
  const eventsOf = (probability: number) => occurrences(visits, probability, random);
  return {
    visits,
    documents: visits,
    paints,
    failedDocuments: eventsOf(version.failure),
    browserErrors: eventsOf(version.error),
    baskets: eventsOf(version.basket),
    orders: eventsOf(version.order),
  };
}

/**
 * Watches two versions, a hundred visits at a time.
 * @param share percentage of the canary's visitors; all others are control
 * @returns the visits after which the canary ended, or undefined, and why
 */
function watch(canary: Version, control: Version, share: number, visits: number, random: () => number) {
  const judge = new CanaryJudge();
  for (let seen = 100; seen <= visits; seen += 100) {
    const ofCanary = occurrences(100, share / 100, random);
    const why = judge.add({
      canary: figuresOf(canary, ofCanary, random),
      control: figuresOf(control, 100 - ofCanary, random),
      numbers: { canary: share, control: 100 - share },
    });
    if (why) return { visits: seen, why };
  }
  return undefined;
}

const usual: Version = { failure: 0.01, error: 0.01, basket: 0.1, order: 0.03, paintMs: 1_400 };

test('at most 5 % of 1,000 canaries that are equal to the stable composition are ended', () => {
  const random = randomFrom(20_260_301);
  let alarms = 0;
  for (let run = 0; run < 1_000; run += 1) {
    const version: Version = {
      failure: 0.05 * random() ** 2,
      error: 0.05 * random() ** 2,
      basket: 0.3 * random(),
      order: 0.1 * random(),
      paintMs: 300 + 4_000 * random(),
    };
    const share = 1 + Math.floor(random() * 90);
    if (watch(version, version, share, 2_000, random)) alarms += 1;
  }
  expect(alarms).toBeLessThanOrEqual(50);
});

/** The visits of both groups that 9 of 10 canaries with a fault need until they end. */
function visitsToNotice(fault: Partial<Version>, share: number, most: number, seed: number): number {
  const random = randomFrom(seed);
  const runs = Array.from(
    { length: 40 },
    () => watch({ ...usual, ...fault }, usual, share, most, random)?.visits ?? Infinity,
  );
  return runs.sort((a, b) => a - b)[35] ?? Infinity;
}

test.each<[string, Partial<Version>, number, number]>([
  ['tripled errors', { error: 0.03 }, 50, 5_000],
  ['tripled failures of documents', { failure: 0.03 }, 50, 5_000],
  ['tripled errors', { error: 0.03 }, 10, 10_000],
  ['half of the baskets', { basket: 0.05 }, 50, 3_000],
  ['no order at all', { order: 0 }, 50, 1_500],
  ['pages that are half as fast', { paintMs: 2_800 }, 50, 2_000],
])('%s (%p) at a share of %i are noticed within %i visits', (_what, fault, share, most) => {
  expect(visitsToNotice(fault, share, most, 7)).toBeLessThanOrEqual(most);
});

test('a better version is not ended', () => {
  const better = { failure: 0, error: 0, basket: 0.2, order: 0.06, paintMs: 700 };
  const random = randomFrom(3);
  for (let run = 0; run < 20; run += 1) expect(watch(better, usual, 50, 5_000, random)).toBeUndefined();
});

test('the reason names the measure and both groups’ figures', () => {
  const judge = new CanaryJudge();
  const numbers = { canary: 20, control: 60 };
  const step = (errors: number) =>
    judge.add({
      canary: { ...noFigures(), visits: 100, browserErrors: errors },
      control: { ...noFigures(), visits: 300, browserErrors: 1 },
      numbers,
    });
  expect(step(0)).toBeUndefined();
  expect(step(12)).toMatch(
    /^errors in browsers: 12 in 200 visits of 20 of 100 visitors, control 2 in 600 visits of 60 of 100 visitors; \d{3,} times as likely as with equal versions$/,
  );
});

test('a canary whose pages make no session calls ends, although nothing else is known of them', () => {
  const numbers = { canary: 10, control: 90 };
  const control = { ...noFigures(), visits: 300, baskets: 40 };
  const steps = (visits: number, documents: number) =>
    new CanaryJudge().add({ canary: { ...noFigures(), visits, documents }, control, numbers });
  expect(steps(0, 19)).toBeUndefined();
  expect(steps(0, 20)).toBe('its pages do not run: 0 session calls from 20 served pages');
  expect(steps(10, 40)).toBeUndefined();
  expect(steps(9, 40)).toMatch(/^its pages do not run/);
});

test('a group without visitors or events is no evidence', () => {
  const judge = new CanaryJudge();
  const some = { ...noFigures(), visits: 100, browserErrors: 50, baskets: 20 };
  for (const numbers of [
    { canary: 0, control: 100 },
    { canary: 100, control: 0 },
  ])
    expect(judge.add({ canary: noFigures(), control: some, numbers })).toBeUndefined();
  expect(judge.add({ canary: some, control: noFigures(), numbers: { canary: 100, control: 0 } })).toBeUndefined();
});

test('fewer baskets and orders end no canary that hardly anybody has visited', () => {
  const numbers = { canary: 30, control: 70 };
  const control = { ...noFigures(), visits: 3, baskets: 40, orders: 40 };
  const steps = (visits: number) => {
    const judge = new CanaryJudge();
    judge.add({ canary: { ...noFigures(), visits }, control: noFigures(), numbers });
    return judge.add({ canary: noFigures(), control, numbers });
  };
  expect(steps(0)).toBeUndefined();
  expect(steps(19)).toBeUndefined();
  expect(steps(20)).toMatch(/^begun baskets: 0 in 20 visits/);
});
