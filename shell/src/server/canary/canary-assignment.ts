import { randomInt } from 'node:crypto';
import { DAY_SECONDS } from '@storefront/api/durations';
import { slugOf } from '@storefront/api/slug-of';
import { isFor, VISITOR_NUMBERS } from '@storefront/releases/canaries/canary-visitors';
import type { Business } from '@storefront/remote-kit/business.types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Businesses } from '../businesses';
import type { LiveComposition, LoadedComposition } from '../compositions/live-composition';
import type { ShellConfig } from '../config';
import type { DeveloperLinks } from '../developer/developer-links';
import { type CanaryChoice, choiceText, readChoice } from './canary-cookie';
import type { LiveCanaries } from './live-canaries';
import type { LivePins } from './live-pins';
import type { Preview, Previews } from './previews';

/**
 * The visitor's number, such as 'in:7' while a canary has it and 'out:7' otherwise, or what they chose by a link. A shared
 * cache checks the first letters: documents of a canary bypass it (docs/reference/operations.md).
 */
export const CANARY_COOKIE = 'sf_canary';
/** A visitor keeps the number while canaries come and go. */
const ASSIGNMENT_SECONDS = 30 * DAY_SECONDS;
/** The oldest choices are forgotten: more canaries do not run at once. */
const MAX_LEFT = 6;

/** What a request is shown. */
export interface Assigned {
  readonly composition: LoadedComposition | undefined;
  /** The composition is specific to this visitor, so that no shared cache may store the document. */
  readonly isCanary: boolean;
  /** Set if a link chose it. */
  readonly preview?: Preview;
}

/** Assigns visitors to the stable composition, to one canary, or to what their business is pinned to. */
export class CanaryAssignment {
  constructor(
    private readonly config: ShellConfig,
    private readonly businesses: Pick<Businesses, 'known'>,
    private readonly live: LiveComposition,
    private readonly canaries: LiveCanaries,
    private readonly pins: Pick<LivePins, 'all' | 'of'>,
    private readonly previews: Pick<Previews, 'find'>,
    private readonly developerLinks: Pick<DeveloperLinks, 'find'>,
  ) {}

  /** The composition for a request. */
  of({ cookies, hostname }: Pick<FastifyRequest, 'cookies' | 'hostname'>): Assigned {
    const cookie = cookies[CANARY_COOKIE];
    const preview = this.previewOf(readChoice(cookie), hostname);
    if (preview) return { composition: preview.composition, isCanary: true, preview };
    const known = this.businesses.known(hostname)?.business;
    const pinned = known && this.pins.of(known);
    // All its visitors are shown it, so that a shared cache may store it.
    if (pinned) return { composition: pinned, isCanary: false };
    // Only what a shared cache lets pass: for all others it may reply.
    const business = cookie?.startsWith('in') ? known : undefined;
    const name = business && this.canaryOf(readChoice(cookie), business);
    const tried = name === undefined ? undefined : this.canaries.all.get(name)?.now;
    return { composition: tried ?? this.live.now, isCanary: tried !== undefined };
  }

  /**
   * Assigns a number to every visitor once while canaries have visitors. The number stays while shares change, so that
   * shares are accurate. Only an uncached reply may set it: the session's.
   */
  draw(
    { cookies, hostname }: Pick<FastifyRequest, 'cookies' | 'hostname'>,
    reply: FastifyReply,
    business: Business,
  ): void {
    const cookie = cookies[CANARY_COOKIE];
    const choice = readChoice(cookie);
    // A pinned business has no canaries, and its visitors belong to no group of them.
    if (this.pins.of(business)) {
      if (cookie && choice.preview === undefined) reply.clearCookie(CANARY_COOKIE, { path: '/' });
      return;
    }
    if (choice.isOut || this.previewOf(choice, hostname) || this.joined(choice, business) !== undefined) return;
    if (!this.canaries.all.size) {
      if (cookie) reply.clearCookie(CANARY_COOKIE, { path: '/' });
      return;
    }
    // A canary that is refused or paused is still the same canary, so numbers are kept.
    const isTaking = this.canaries.takesVisitors(slugOf(business.name));
    const number = choice.number ?? (isTaking ? randomInt(VISITOR_NUMBERS) : undefined);
    if (number !== undefined) this.put(reply, { number, left: choice.left }, business);
    else if (choice.joined !== undefined || choice.preview !== undefined)
      reply.clearCookie(CANARY_COOKIE, { path: '/' });
  }

  /**
   * The canary that a link names, or the only one if it names none; undefined if there is none for this business, and for
   * a pinned business.
   */
  find(name: string | undefined, business: Business): string | undefined {
    if (this.pins.of(business)) return undefined;
    const names = [...this.canaries.all].flatMap(([one, { canary }]) =>
      isFor(canary, slugOf(business.name)) ? [one] : [],
    );
    if (!name) return names.length === 1 ? names[0] : undefined;
    return names.includes(name) ? name : undefined;
  }

  /** Adds a visitor to a canary until they leave it or it ends. */
  join(reply: FastifyReply, name: string, business: Business): void {
    this.put(reply, { joined: name, left: [] }, business);
  }

  /** Excludes a visitor from a canary, or from all of them if there is no name. Their number stays. */
  leave(
    { cookies }: Pick<FastifyRequest, 'cookies'>,
    reply: FastifyReply,
    name: string | undefined,
    business: Business,
  ) {
    const { number, left } = readChoice(cookies[CANARY_COOKIE]);
    const others = left.filter((one) => one !== name);
    const choice = name ? { number, left: [...others, name].slice(-MAX_LEFT) } : { isOut: true, left: [] };
    this.put(reply, choice as CanaryChoice, business);
  }

  /** Shows the composition of a link to this browser until the link expires. */
  showPreview(reply: FastifyReply, pass: string, { expiresAt }: Preview): void {
    this.write(reply, choiceText({ preview: pass, left: [] }, true), { expires: new Date(expiresAt) });
  }

  /** Ends that; a number is drawn by the next session call. */
  leavePreview({ cookies }: Pick<FastifyRequest, 'cookies'>, reply: FastifyReply): void {
    if (readChoice(cookies[CANARY_COOKIE]).preview !== undefined) reply.clearCookie(CANARY_COOKIE, { path: '/' });
  }

  /** What a developer's link shows on this host. */
  developerPreview(pass: string, hostname: string): Preview | undefined {
    const known = this.businesses.known(hostname)?.business;
    return this.developerLinks.find(pass, hostname, (known && this.pins.of(known)) ?? this.live.now);
  }

  private previewOf({ preview: pass }: CanaryChoice, hostname: string): Preview | undefined {
    return pass === undefined ? undefined : (this.previews.find(pass) ?? this.developerPreview(pass, hostname));
  }

  /** The canary that a visitor joined by its link, if it still runs. */
  private joined({ joined }: CanaryChoice, business: Business): string | undefined {
    return joined === undefined ? undefined : this.find(joined, business);
  }

  private canaryOf(choice: CanaryChoice, business: Business): string | undefined {
    if (choice.isOut) return undefined;
    if (choice.joined !== undefined) return this.joined(choice, business);
    if (choice.number === undefined) return undefined;
    return this.canaries.withVisitor(choice.number, slugOf(business.name), choice.left);
  }

  /** A month from the last visit, so that a share counts visitors instead of visits. */
  private put(reply: FastifyReply, choice: CanaryChoice, business: Business) {
    const isIn = this.canaryOf(choice, business) !== undefined;
    this.write(reply, choiceText(choice, isIn), { maxAge: ASSIGNMENT_SECONDS });
  }

  private write(reply: FastifyReply, value: string, lifetime: { maxAge: number } | { expires: Date }) {
    const { secureCookies: secure } = this.config;
    reply.setCookie(CANARY_COOKIE, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, ...lifetime });
  }
}
