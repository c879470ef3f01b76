import { randomUUID } from 'node:crypto';
import { slugOf } from '@storefront/api/slug-of';
import {
  type CanaryFigures,
  type GroupFigures,
  noFigures,
  paintClass,
  type ShellFigures,
  sumOf,
} from '@storefront/releases/canaries/canary-figures';
import { isFor, VISITOR_NUMBERS } from '@storefront/releases/canaries/canary-visitors';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Businesses } from '../businesses';
import { CANARY_COOKIE } from '../canary/canary-assignment';
import { readChoice } from '../canary/canary-cookie';
import type { LiveCanaries } from '../canary/live-canaries';
import type { LivePins } from '../canary/live-pins';

/** One address counts once in this time, so that one visitor's reloads are not many failures, nor their baskets many. */
const ONCE_MS = 5 * 60_000;
/** Addresses that are remembered for it. */
const MAX_ADDRESSES = 10_000;

type Counted = Exclude<keyof GroupFigures, 'paints'>;

/** The group of visitors who have a number and are in no canary. A canary's name is never empty. */
const CONTROL = '';

/**
 * What happens to the visitors of each canary and to its control group, since this process started. Visitors belong to a
 * group by their number, whatever they are shown, so that both groups are alike but for the version.
 */
export class Figures {
  private readonly shell = randomUUID();
  /** By group and business. */
  private readonly groups = new Map<string, Map<string, GroupFigures>>();
  private readonly counted = new LRUCache<string, true>({ max: MAX_ADDRESSES, ttl: ONCE_MS });

  constructor(
    private readonly businesses: Pick<Businesses, 'known'>,
    private readonly canaries: LiveCanaries,
    private readonly pins: Pick<LivePins, 'of'>,
  ) {}

  count(request: FastifyRequest, what: Counted): void {
    this.add(request, { ...noFigures(), [what]: 1 });
  }

  /** Counts something once for each address in a while. */
  countOnce(request: FastifyRequest, what: Counted): void {
    const key = `${what} ${request.ip} ${this.groupOf(request)}`;
    if (this.counted.has(key)) return;
    this.counted.set(key, true);
    this.count(request, what);
  }

  /** Counts a page by the time of its largest paint. */
  countPaint(request: FastifyRequest, ms: number): void {
    const paints = [...noFigures().paints];
    paints[paintClass(ms)] = 1;
    this.add(request, { ...noFigures(), paints });
  }

  /** The figures of every canary that has visitors, beside those of its control group. */
  get all(): ShellFigures {
    const inCanaries = new Set([...this.canaries.all.values()].flatMap(({ canary }) => canary.numbers));
    for (const group of this.groups.keys())
      if (group !== CONTROL && !this.canaries.all.has(group)) this.groups.delete(group);
    const canaries = [...this.canaries.all].map(([name, { canary }]) => {
      const figuresOf = (group: string) =>
        [...(this.groups.get(group) ?? [])]
          .filter(([business]) => isFor(canary, business))
          .reduce((sum, [, figures]) => sumOf(sum, figures), noFigures());
      return [
        name,
        {
          composition: canary.composition,
          canary: figuresOf(name),
          control: figuresOf(CONTROL),
          numbers: { canary: canary.numbers.length, control: VISITOR_NUMBERS - inCanaries.size },
        },
      ] as const;
    });
    return { shell: this.shell, canaries: Object.fromEntries(canaries) };
  }

  /** The figures of a canary's visitors of one business, beside those of its control group. */
  ofBusiness(canary: string, business: string): Pick<CanaryFigures, 'canary' | 'control'> {
    const figuresOf = (group: string) => this.groups.get(group)?.get(business) ?? noFigures();
    return { canary: figuresOf(canary), control: figuresOf(CONTROL) };
  }

  private add(request: FastifyRequest, figures: GroupFigures): void {
    const group = this.groupOf(request);
    const business = this.businessOf(request);
    if (group === undefined || business === undefined) return;
    const known = this.groups.get(group) ?? new Map<string, GroupFigures>();
    this.groups.set(group, known.set(business, sumOf(known.get(business) ?? noFigures(), figures)));
  }

  private businessOf({ hostname }: FastifyRequest): string | undefined {
    const host = this.businesses.known(hostname);
    return host && slugOf(host.business.name);
  }

  private isPinned({ hostname }: FastifyRequest): boolean {
    const host = this.businesses.known(hostname);
    return host !== undefined && this.pins.of(host.business) !== undefined;
  }

  /**
   * The group of a visitor; undefined for one without a number, for those who chose a canary by a link, and for all of a
   * pinned business: they are shown no canary, and keep their number until their next session call.
   */
  private groupOf(request: FastifyRequest): string | undefined {
    const { number, left } = readChoice(request.cookies[CANARY_COOKIE]);
    if (number === undefined || left.length > 0 || this.isPinned(request)) return undefined;
    const canary = this.canaries.withVisitor(number, this.businessOf(request));
    if (canary !== undefined) return canary;
    // A number of another business's canary is in no group: control groups are the same for every business.
    return [...this.canaries.all.values()].some(({ canary: { numbers } }) => numbers.includes(number))
      ? undefined
      : CONTROL;
  }
}
