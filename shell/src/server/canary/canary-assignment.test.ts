import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config';
import type { LiveComposition } from '../live-composition';
import { CANARY_COOKIE, CanaryAssignment } from './canary-assignment';

const stable = { id: 'stable' };
function assignmentWith(canary: { now?: object; share: number; isNamed?: boolean }) {
  const live = { now: stable } as unknown as LiveComposition;
  const canaryLive = { isNamed: canary.now !== undefined, ...canary };
  return new CanaryAssignment({ secureCookies: false } as ShellConfig, live, canaryLive as unknown as LiveComposition);
}

/** A visitor's browser: its cookies, and the composition it gets. */
class Visitor {
  cookie: string | undefined;
  /** The cookie's lifetime in seconds. */
  maxAge = 0;
  private get request() {
    return { cookies: { [CANARY_COOKIE]: this.cookie } } as unknown as FastifyRequest;
  }
  draws(canaryAssignment: CanaryAssignment) {
    const reply = {
      setCookie: (_name: string, value: string, { maxAge }: { maxAge: number }) => {
        this.maxAge = maxAge;
        this.cookie = value;
      },
      clearCookie: () => {
        this.cookie = undefined;
      },
    } as unknown as FastifyReply;
    canaryAssignment.draw(this.request, reply);
    return this;
  }
  isIn(canaryAssignment: CanaryAssignment): boolean {
    return canaryAssignment.of(this.request).isCanary;
  }
}

const visitors = (count: number, canaryAssignment: CanaryAssignment) =>
  Array.from({ length: count }, () => new Visitor().draws(canaryAssignment));
const share = (all: readonly Visitor[], canaryAssignment: CanaryAssignment) =>
  all.filter((one) => one.isIn(canaryAssignment)).length / all.length;

test('a share stays accurate, also after many canaries', () => {
  const first = assignmentWith({ now: { id: 'first' }, share: 20 });
  const all = visitors(4000, first);
  const before = share(all, first);
  expect(before).toBeGreaterThan(0.16);
  expect(before).toBeLessThan(0.24);
  for (let made = 0; made < 20; made += 1) {
    const newCanary = assignmentWith({ now: { id: `new-${made}` }, share: 20 });
    for (const one of all) one.draws(newCanary);
    expect(share(all, newCanary)).toBe(before);
  }
});

test('visitors in the canary stay while its share grows, and those who must leave get the stable composition', () => {
  const few = assignmentWith({ now: stable, share: 10 });
  const all = visitors(500, few);
  const wereIn = all.filter((one) => one.isIn(few));
  const half = assignmentWith({ now: stable, share: 50 });
  for (const one of all) one.draws(half);
  expect(wereIn.every((one) => one.isIn(half))).toBe(true);
  expect(share(all, half)).toBeGreaterThan(0.3);
  // At once, before a new assignment.
  const again = assignmentWith({ now: stable, share: 10 });
  expect(all.filter((one) => one.isIn(again))).toEqual(wereIn);
});

test('a visitor not marked as in is not in, whatever their number and a growing share', () => {
  const half = assignmentWith({ now: stable, share: 50 });
  const one = new Visitor();
  one.cookie = 'out:5';
  expect(one.isIn(half)).toBe(false);
  expect(one.draws(half).isIn(half)).toBe(true);
});

test('a visitor keeps their number while the canary is refused or has no share, for a month from each visit', () => {
  const half = assignmentWith({ now: stable, share: 50 });
  const all = visitors(300, half);
  const wereIn = all.filter((one) => one.isIn(half));
  for (const pause of [assignmentWith({ isNamed: true, share: 50 }), assignmentWith({ now: stable, share: 0 })]) {
    for (const one of all) one.draws(pause);
    expect(all.filter((one) => one.isIn(pause))).toEqual([]);
  }
  for (const one of all) one.maxAge = 0;
  for (const one of all) one.draws(half);
  expect(all.filter((one) => one.isIn(half))).toEqual(wereIn);
  expect(all.every(({ maxAge }) => maxAge === 30 * 86_400)).toBe(true);
});

test('no numbers are assigned for a canary without a share', () => {
  expect(new Visitor().draws(assignmentWith({ now: stable, share: 0 })).cookie).toBeUndefined();
});

test('an ended canary keeps no visitor, and a preview link overrides every assignment', () => {
  const over = assignmentWith({ share: 0 });
  const one = new Visitor();
  one.cookie = 'in:3';
  expect(one.isIn(over)).toBe(false);
  expect(one.draws(over).cookie).toBeUndefined();
  const byLink = new Visitor();
  byLink.cookie = 'in';
  const none = assignmentWith({ now: stable, share: 0 });
  expect(byLink.draws(none).isIn(none)).toBe(true);
  byLink.cookie = 'out';
  const forAll = assignmentWith({ now: stable, share: 100 });
  expect(byLink.draws(forAll).isIn(forAll)).toBe(false);
});

test.each(['in:', 'in:x', 'in:-1', 'in:100', 'in:7 ', 'IN:7'])('a cookie of %s is not a valid assignment', (cookie) => {
  const half = assignmentWith({ now: stable, share: 99 });
  const one = new Visitor();
  one.cookie = cookie;
  expect(one.isIn(half)).toBe(false);
  expect(one.draws(half).cookie).toMatch(/^(in|out):\d{1,2}$/);
});
