import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config';
import type { LiveComposition } from '../live-composition';
import { CANARY_COOKIE, CanaryAssignment } from './canary-assignment';

const stable = { id: 'stable' };
function lanesWith(canary: { now?: object; share: number; isNamed?: boolean }) {
  const live = { now: stable } as unknown as LiveComposition;
  const canaryLive = { isNamed: canary.now !== undefined, ...canary };
  return new CanaryAssignment({ secureCookies: false } as ShellConfig, live, canaryLive as unknown as LiveComposition);
}

/** A visitor's browser: its cookies, and the composition it gets. */
class Visitor {
  lane: string | undefined;
  /** The cookie's lifetime in seconds. */
  maxAge = 0;
  private get request() {
    return { cookies: { [CANARY_COOKIE]: this.lane } } as unknown as FastifyRequest;
  }
  draws(lanes: CanaryAssignment) {
    const reply = {
      setCookie: (_name: string, value: string, { maxAge }: { maxAge: number }) => {
        this.maxAge = maxAge;
        this.lane = value;
      },
      clearCookie: () => {
        this.lane = undefined;
      },
    } as unknown as FastifyReply;
    lanes.draw(this.request, reply);
    return this;
  }
  isIn(lanes: CanaryAssignment): boolean {
    return lanes.of(this.request).isCanary;
  }
}

const visitors = (count: number, lanes: CanaryAssignment) =>
  Array.from({ length: count }, () => new Visitor().draws(lanes));
const share = (all: readonly Visitor[], lanes: CanaryAssignment) =>
  all.filter((one) => one.isIn(lanes)).length / all.length;

test('a share stays accurate, also after many canaries', () => {
  const first = lanesWith({ now: { id: 'first' }, share: 20 });
  const all = visitors(4000, first);
  const before = share(all, first);
  expect(before).toBeGreaterThan(0.16);
  expect(before).toBeLessThan(0.24);
  for (let made = 0; made < 20; made += 1) {
    const anew = lanesWith({ now: { id: `anew-${made}` }, share: 20 });
    for (const one of all) one.draws(anew);
    expect(share(all, anew)).toBe(before);
  }
});

test('visitors in the canary stay while its share grows, and those who must leave get the stable composition', () => {
  const few = lanesWith({ now: stable, share: 10 });
  const all = visitors(500, few);
  const wereIn = all.filter((one) => one.isIn(few));
  const half = lanesWith({ now: stable, share: 50 });
  for (const one of all) one.draws(half);
  expect(wereIn.every((one) => one.isIn(half))).toBe(true);
  expect(share(all, half)).toBeGreaterThan(0.3);
  // At once, before a new assignment.
  const again = lanesWith({ now: stable, share: 10 });
  expect(all.filter((one) => one.isIn(again))).toEqual(wereIn);
});

test('a visitor not marked as in is not in, whatever their number and a growing share', () => {
  const half = lanesWith({ now: stable, share: 50 });
  const one = new Visitor();
  one.lane = 'out:5';
  expect(one.isIn(half)).toBe(false);
  expect(one.draws(half).isIn(half)).toBe(true);
});

test('a visitor keeps their number while the canary is refused or has no share, for a month from each visit', () => {
  const half = lanesWith({ now: stable, share: 50 });
  const all = visitors(300, half);
  const wereIn = all.filter((one) => one.isIn(half));
  for (const pause of [lanesWith({ isNamed: true, share: 50 }), lanesWith({ now: stable, share: 0 })]) {
    for (const one of all) one.draws(pause);
    expect(all.filter((one) => one.isIn(pause))).toEqual([]);
  }
  for (const one of all) one.maxAge = 0;
  for (const one of all) one.draws(half);
  expect(all.filter((one) => one.isIn(half))).toEqual(wereIn);
  expect(all.every(({ maxAge }) => maxAge === 30 * 86_400)).toBe(true);
});

test('no numbers are assigned for a canary without a share', () => {
  expect(new Visitor().draws(lanesWith({ now: stable, share: 0 })).lane).toBeUndefined();
});

test('an ended canary keeps no visitor, and a preview link overrides every assignment', () => {
  const over = lanesWith({ share: 0 });
  const one = new Visitor();
  one.lane = 'in:3';
  expect(one.isIn(over)).toBe(false);
  expect(one.draws(over).lane).toBeUndefined();
  const byLink = new Visitor();
  byLink.lane = 'in';
  const none = lanesWith({ now: stable, share: 0 });
  expect(byLink.draws(none).isIn(none)).toBe(true);
  byLink.lane = 'out';
  const forAll = lanesWith({ now: stable, share: 100 });
  expect(byLink.draws(forAll).isIn(forAll)).toBe(false);
});

test.each(['in:', 'in:x', 'in:-1', 'in:100', 'in:7 ', 'IN:7'])('a cookie of %s is not a valid assignment', (lane) => {
  const half = lanesWith({ now: stable, share: 99 });
  const one = new Visitor();
  one.lane = lane;
  expect(one.isIn(half)).toBe(false);
  expect(one.draws(half).lane).toMatch(/^(in|out):\d{1,2}$/);
});
