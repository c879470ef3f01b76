import { randomInt } from 'node:crypto';
import { DAY_SECONDS } from '@storefront/api/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config';
import type { LiveComposition, LoadedComposition } from '../live-composition';

/**
 * 'in' or 'out' for good, by the link; else the number from 0 to 99 that this visitor drew, 'in:7' while that is within the
 * share and 'out:7' while it is not. A shared cache looks at its first letters: what such a shopper asks for is neither taken
 * from it nor put into it (docs/operating.md).
 */
export const LANE_COOKIE = 'sf_lane';
/** A visitor stays on one side of a trial while it lasts. */
const LANE_SECONDS = 30 * DAY_SECONDS;

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
    // Only who says so: for all others a shared cache may answer, or keep what they are given.
    const isCanary = Boolean(
      tried && (lane === 'in' || (lane?.startsWith('in:') && isWithin(lane, this.canary.share))),
    );
    return { composition: isCanary ? tried : this.live.now, isCanary };
  }

  /**
   * Draws once for every visitor while there is a canary; the number stays theirs when it is made anew or its share changes, so
   * that a share is what it says. Only a reply that no cache holds may carry it: the session's.
   */
  draw({ cookies }: FastifyRequest, reply: FastifyReply): void {
    const lane = cookies[LANE_COOKIE];
    if (lane === 'in' || lane === 'out') return;
    const { isNamed, share } = this.canary;
    if (!isNamed) {
      if (lane) reply.clearCookie(LANE_COOKIE, { path: '/' });
      return;
    }
    // A canary that is refused just now, or shown to nobody for a while, is the same canary: whoever has a number keeps it.
    const drawn = numberOf(lane) ?? (share ? randomInt(100) : undefined);
    if (drawn !== undefined) this.put(reply, `${drawn < share ? 'in' : 'out'}:${drawn}`);
  }

  /** Puts a shopper into the canary, or takes them out of every one, until they say otherwise. */
  choose(reply: FastifyReply, lane: 'in' | 'out'): void {
    this.put(reply, lane);
  }

  /** Kept for a month from the last visit, so that a share is of visitors and not of visits. */
  private put(reply: FastifyReply, value: string) {
    const secure = this.config.secureCookies;
    const maxAge = LANE_SECONDS;
    reply.setCookie(LANE_COOKIE, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge });
  }
}

function numberOf(lane: string | undefined): number | undefined {
  const [, drawn] = /^(?:in|out):(\d{1,2})$/.exec(lane ?? '') ?? [];
  return drawn === undefined ? undefined : Number(drawn);
}

function isWithin(lane: string, share: number): boolean {
  const drawn = numberOf(lane);
  return drawn !== undefined && drawn < share;
}
