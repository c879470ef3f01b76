import type { Business } from '@storefront/remote-kit/business.types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveComposition, LoadedComposition } from '../compositions/live-composition';
import type { ShellConfig } from '../config';
import { CANARY_COOKIE, CanaryAssignment } from './canary-assignment';
import { LiveCanaries } from './live-canaries';

interface TestCanary {
  /** Its visitors' numbers. */
  readonly numbers: readonly number[];
  readonly businesses?: readonly string[];
  readonly isRefused?: boolean;
}

/** The numbers from 0. */
const first = (count: number) => Array.from({ length: count }, (_one, number) => number);
const shops = { 'pipwell.test': { name: 'Pipwell' }, 'lathmere.test': { name: 'Lathmere' } };
const pipwell = shops['pipwell.test'] as Business;
const known = (host: string) =>
  Object.hasOwn(shops, host) ? { business: shops[host as keyof typeof shops] } : undefined;

const preview = { composition: { id: 'previewed' } as LoadedComposition, expiresAt: '2999-01-01T00:00:00Z' };

/** @param pinned the business that is pinned to composition 'pinned' */
function assignmentWith(canaries: Readonly<Record<string, TestCanary>>, pinned?: string) {
  const live = new LiveCanaries({} as never);
  for (const [name, canary] of Object.entries(canaries))
    (live.all as Map<string, object>).set(name, { canary, now: canary.isRefused ? undefined : { id: name } });
  return new CanaryAssignment(
    { secureCookies: false } as ShellConfig,
    { known } as never,
    { now: { id: 'stable' } } as LiveComposition,
    live,
    { all: new Map(), of: ({ name }) => (name === pinned ? ({ id: 'pinned' } as LoadedComposition) : undefined) },
    { find: (text) => (text === 'valid' ? preview : undefined) },
    {
      find: (text, hostname, composition) =>
        text === 'developer' && hostname === 'pipwell.test' && composition
          ? { ...preview, composition, developer: { remote: 'mf-basket', origin: 'http://127.0.0.1:5173' } }
          : undefined,
    },
  );
}

/** A visitor's browser: its cookie, and the composition that it gets. */
class Visitor {
  /** The cookie's lifetime in seconds. */
  maxAge = 0;
  constructor(
    public cookie?: string,
    private readonly hostname: keyof typeof shops = 'pipwell.test',
  ) {}
  readonly reply = {
    setCookie: (_name: string, value: string, { maxAge = 0 }: { maxAge?: number }) => {
      this.maxAge = maxAge;
      this.cookie = value;
    },
    clearCookie: () => {
      this.cookie = undefined;
    },
  } as unknown as FastifyReply;
  get request() {
    const { cookie, hostname } = this;
    return { cookies: { [CANARY_COOKIE]: cookie }, hostname } as unknown as FastifyRequest;
  }
  draws(assignment: CanaryAssignment) {
    assignment.draw(this.request, this.reply, shops[this.hostname] as Business);
    return this;
  }
  /** What it is shown: 'stable', or a canary's name. */
  sees(assignment: CanaryAssignment): string | undefined {
    const { composition, isCanary } = assignment.of(this.request);
    // A shared cache replies to all whose cookie begins otherwise.
    if (isCanary !== (composition?.id !== 'stable') || (isCanary && !this.cookie?.startsWith('in')))
      throw new Error(`${composition?.id} is shown for ${this.cookie}, in a canary: ${isCanary}`);
    return composition?.id;
  }
}

test('a pinned business shows its composition to everybody, other businesses what they showed', () => {
  const before = assignmentWith({ 'mf-basket': { numbers: first(100) } });
  const assignment = assignmentWith({ 'mf-basket': { numbers: first(100) } }, 'Lathmere');
  const inCanary = new Visitor('in:7', 'lathmere.test');
  expect(inCanary.sees(before)).toBe('mf-basket');
  const seen = assignment.of(inCanary.request);
  // Every visitor is shown it, so a shared cache may store it.
  expect([seen.composition?.id, seen.isCanary]).toEqual(['pinned', false]);
  expect(assignment.of(new Visitor(undefined, 'lathmere.test').request).composition?.id).toBe('pinned');
  expect(new Visitor('in:7').sees(assignment)).toBe('mf-basket');
  expect(assignment.of(new Visitor('in:pass:valid', 'lathmere.test').request).composition?.id).toBe('previewed');
  expect(inCanary.draws(assignment).cookie).toBeUndefined();
  expect(new Visitor(undefined, 'lathmere.test').draws(assignment).cookie).toBeUndefined();
  const { business } = known('lathmere.test') ?? {};
  expect(assignment.find('mf-basket', business as Business)).toBeUndefined();
  expect(assignment.find('mf-basket', pipwell)).toBe('mf-basket');
});

test('a developer’s browser is shown what its business is shown, is in no canary and draws no number', () => {
  const canaries = { 'mf-basket': { numbers: first(100) } };
  const cookie = 'in:pass:developer';
  const developer = new Visitor(cookie);
  const seen = assignmentWith(canaries).of(developer.request);
  expect([seen.composition?.id, seen.isCanary, seen.preview?.developer?.remote]).toEqual(['stable', true, 'mf-basket']);
  expect(assignmentWith(canaries, 'Pipwell').of(developer.request).composition?.id).toBe('pinned');
  expect(developer.draws(assignmentWith(canaries)).cookie).toBe(cookie);
  // Its link is for another host.
  const elsewhere = new Visitor(cookie, 'lathmere.test');
  expect(assignmentWith(canaries).of(elsewhere.request)).toMatchObject({
    composition: { id: 'stable' },
    isCanary: false,
  });
});

const visitors = (count: number, assignment: CanaryAssignment) =>
  Array.from({ length: count }, () => new Visitor().draws(assignment));
const shareOf = (name: string, all: readonly Visitor[], assignment: CanaryAssignment) =>
  all.filter((one) => one.sees(assignment) === name).length / all.length;

test('each canary has its share of visitors, also after many canaries', () => {
  const both = assignmentWith({ 'mf-basket': { numbers: first(20) }, 'mf-slots': { numbers: [50, 51, 52, 53, 54] } });
  const all = visitors(3000, both);
  const before = shareOf('mf-basket', all, both);
  expect(before).toBeGreaterThan(0.16);
  expect(before).toBeLessThan(0.24);
  const slots = shareOf('mf-slots', all, both);
  expect(slots).toBeGreaterThan(0.028);
  expect(slots).toBeLessThan(0.072);
  for (let made = 0; made < 20; made += 1) {
    const next = assignmentWith({ [`canary-${made}`]: { numbers: first(20) } });
    for (const one of all) one.draws(next);
    expect(shareOf(`canary-${made}`, all, next)).toBe(before);
  }
});

test('the visitors of one canary see the same whatever happens to another', () => {
  const basket = { numbers: first(30) };
  const alone = assignmentWith({ 'mf-basket': basket });
  const all = visitors(500, alone);
  const wereIn = all.filter((one) => one.sees(alone) === 'mf-basket');
  expect(wereIn.length).toBeGreaterThan(0);
  for (const slots of [{ numbers: [30, 31] }, { numbers: first(70).map((number) => number + 30) }]) {
    const both = assignmentWith({ 'mf-slots': slots, 'mf-basket': basket });
    for (const one of all) one.draws(both);
    expect(all.filter((one) => one.sees(both) === 'mf-basket')).toEqual(wereIn);
  }
  const ended = assignmentWith({ 'mf-basket': basket });
  expect(all.filter((one) => one.sees(ended) === 'mf-basket')).toEqual(wereIn);
  // Its own end returns all of them to the stable composition at once.
  const other = assignmentWith({ 'mf-slots': { numbers: [99] } });
  expect(wereIn.map((one) => one.sees(other))).toEqual(wereIn.map(() => 'stable'));
});

test('a visitor not marked as in is not in, whatever their number and a growing share', () => {
  const half = assignmentWith({ 'mf-basket': { numbers: first(50) } });
  const one = new Visitor('out:5');
  expect(one.sees(half)).toBe('stable');
  expect(one.draws(half).sees(half)).toBe('mf-basket');
});

test('a visitor keeps their number while a canary is refused or has no share, for a month from each visit', () => {
  const half = assignmentWith({ 'mf-basket': { numbers: first(50) } });
  const all = visitors(300, half);
  const wereIn = all.filter((one) => one.sees(half) === 'mf-basket');
  for (const pause of [{ numbers: first(50), isRefused: true }, { numbers: [] }]) {
    const paused = assignmentWith({ 'mf-basket': pause });
    for (const one of all) one.draws(paused);
    expect(all.map((one) => one.sees(paused))).toEqual(all.map(() => 'stable'));
  }
  for (const one of all) one.maxAge = 0;
  for (const one of all) one.draws(half);
  expect(all.filter((one) => one.sees(half) === 'mf-basket')).toEqual(wereIn);
  expect(all.every(({ maxAge }) => maxAge === 30 * 86_400)).toBe(true);
});

test('no numbers are assigned for a canary without a share, and none are kept without a canary', () => {
  expect(new Visitor().draws(assignmentWith({ 'mf-basket': { numbers: [] } })).cookie).toBeUndefined();
  expect(new Visitor('in:3').draws(assignmentWith({})).cookie).toBeUndefined();
});

test('a canary of one business has no visitors of another, by number or by link', () => {
  const limited = assignmentWith({ 'mf-basket': { numbers: first(100), businesses: ['pipwell'] } });
  expect(new Visitor(undefined, 'pipwell.test').draws(limited).sees(limited)).toBe('mf-basket');
  const other = new Visitor('in:7', 'lathmere.test');
  expect(other.sees(limited)).toBe('stable');
  expect(other.draws(limited).cookie).toBe('out:7');
  expect(new Visitor(undefined, 'lathmere.test').draws(limited).cookie).toBeUndefined();
  expect(limited.find('mf-basket', pipwell)).toBe('mf-basket');
  expect(limited.find('mf-basket', shops['lathmere.test'] as Business)).toBeUndefined();
  expect(new Visitor('in:mf-basket', 'lathmere.test').sees(limited)).toBe('stable');
});

test('a link to join one canary overrides every number until the canary ends', () => {
  const both = assignmentWith({ 'mf-basket': { numbers: first(50) }, 'mf-slots': { numbers: [] } });
  const one = new Visitor('in:7');
  both.join(one.reply, 'mf-slots', pipwell);
  expect(one.draws(both).sees(both)).toBe('mf-slots');
  const basketOnly = assignmentWith({ 'mf-basket': { numbers: first(100) } });
  expect(one.sees(basketOnly)).toBe('stable');
  // The next session call assigns a number.
  expect(one.draws(basketOnly).cookie).toMatch(/^in:\d{1,2}$/);
});

test('a link to leave one canary leaves the visitor’s number and the other canaries alone', () => {
  const both = assignmentWith({ 'mf-basket': { numbers: first(50) }, 'mf-slots': { numbers: [70] } });
  const one = new Visitor('in:7');
  both.leave(one.request, one.reply, 'mf-basket', pipwell);
  expect(one.sees(both)).toBe('stable');
  expect(one.draws(both).cookie).toBe('out:7:not:mf-basket');
  const taken = assignmentWith({ 'mf-slots': { numbers: [7] } });
  expect(one.draws(taken).sees(taken)).toBe('mf-slots');
  // Without a name it leaves all, for good.
  both.leave(one.request, one.reply, undefined, pipwell);
  const all = assignmentWith({ 'mf-slots': { numbers: first(100) } });
  expect(one.draws(all).sees(all)).toBe('stable');
});

test('a link’s composition overrides every canary until the link expires or the visitor leaves it', () => {
  const all = assignmentWith({ 'mf-basket': { numbers: first(100) } });
  const one = new Visitor('in:7');
  all.showPreview(one.reply, 'valid', preview);
  expect(one.draws(all).sees(all)).toBe('previewed');
  all.leavePreview(one.request, one.reply);
  expect(one.cookie).toBeUndefined();
  const late = new Visitor('in:pass:expired');
  expect(late.sees(all)).toBe('stable');
  expect(late.draws(all).cookie).toMatch(/^in:\d{1,2}$/);
  expect(new Visitor('in:pass:expired').draws(assignmentWith({ 'mf-basket': { numbers: [] } })).cookie).toBeUndefined();
  const other = new Visitor('in:7');
  all.leavePreview(other.request, other.reply);
  expect(other.cookie).toBe('in:7');
});

test.each(['in', 'in:', 'in:X', 'in:-1', 'in:100', 'in:7 ', 'IN:7', 'in:7:not:', 'in:7:not:../x', 'in:constructor'])(
  'a cookie of %s is no assignment',
  (cookie) => {
    const half = assignmentWith({ 'mf-basket': { numbers: first(99) } });
    const one = new Visitor(cookie);
    expect(one.sees(half)).toBe('stable');
    expect(one.draws(half).cookie).toMatch(/^(in|out):\d{1,2}$/);
  },
);
