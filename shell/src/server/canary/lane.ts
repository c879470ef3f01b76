import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config';
import type { LiveComposition, LoadedComposition } from '../live-composition';

/**
 * 'in' or 'out' for good, by the link; 'in:ID' or 'out:ID' as it was drawn for one canary. A shared cache looks at its first
 * letters: what such a shopper asks for is neither taken from it nor put into it (docs/operating.md).
 */
export const LANE_COOKIE = 'sf_lane';
const DAY = 86_400;

/** Who is shown what everybody is shown, and who the canary. */
export class Lanes {
  constructor(
    private readonly config: ShellConfig,
    private readonly live: LiveComposition,
    private readonly canary: LiveComposition,
  ) {}

  /** The composition of a request's shopper, and whether it is theirs alone: such a document belongs into no shared cache. */
  of({ cookies }: FastifyRequest): { composition: LoadedComposition | undefined; isCanary: boolean } {
    const tried = this.canary.now;
    const lane = cookies[LANE_COOKIE];
    const isCanary = Boolean(tried && (lane === 'in' || lane === `in:${tried.id}`));
    return { composition: isCanary ? tried : this.live.now, isCanary };
  }

  /** Draws for who has not drawn for this canary. Only a reply that no cache holds may carry it: the session's. */
  draw({ cookies }: FastifyRequest, reply: FastifyReply): void {
    const lane = cookies[LANE_COOKIE];
    if (lane === 'in' || lane === 'out') return;
    const { now: tried, share } = this.canary;
    if (!tried || !share) {
      if (lane) reply.clearCookie(LANE_COOKIE, { path: '/' });
      return;
    }
    if (lane === `in:${tried.id}` || lane === `out:${tried.id}`) return;
    // Who was in the canary before, and it has moved on with the storefront, stays in it.
    const isIn = lane?.startsWith('in:') || randomInt(100) < share;
    this.put(reply, `${isIn ? 'in' : 'out'}:${tried.id}`, DAY);
  }

  /** Puts a shopper into the canary, or takes them out of every one, until they say otherwise. */
  choose(reply: FastifyReply, lane: 'in' | 'out'): void {
    this.put(reply, lane, 30 * DAY);
  }

  private put(reply: FastifyReply, value: string, maxAge: number) {
    const secure = this.config.secureCookies;
    reply.setCookie(LANE_COOKIE, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge });
  }
}
