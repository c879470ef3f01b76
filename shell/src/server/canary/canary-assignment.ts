import { randomInt } from 'node:crypto';
import { DAY_SECONDS } from '@storefront/api/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config';
import type { LiveComposition, LoadedComposition } from '../live-composition';

/**
 * 'in' or 'out' permanently, set by the link; else the visitor's number from 0 to 99, such as 'in:7' while it is within the
 * share and 'out:7' otherwise. A shared cache checks the first letters: documents of the canary bypass it
 * (docs/operating.md).
 */
export const CANARY_COOKIE = 'sf_canary';
/** A visitor keeps the assignment while the canary lasts. */
const ASSIGNMENT_SECONDS = 30 * DAY_SECONDS;

/** Assigns visitors to the stable composition or the canary. */
export class CanaryAssignment {
  constructor(
    private readonly config: ShellConfig,
    private readonly live: LiveComposition,
    private readonly canary: LiveComposition,
  ) {}

  /**
   * The composition for a request, and whether it is specific to this shopper, so that no shared cache may store the
   * document.
   */
  of({ cookies }: FastifyRequest): { composition: LoadedComposition | undefined; isCanary: boolean } {
    const tried = this.canary.now;
    const assignment = cookies[CANARY_COOKIE];
    // Only for visitors in the canary; for all others a shared cache may reply.
    const isCanary = Boolean(
      tried && (assignment === 'in' || (assignment?.startsWith('in:') && isWithin(assignment, this.canary.share))),
    );
    return { composition: isCanary ? tried : this.live.now, isCanary };
  }

  /**
   * Assigns a number to every visitor once while there is a canary. The number stays when the share changes, so that
   * the share is accurate. Only an uncached reply may set it: the session's.
   */
  draw({ cookies }: FastifyRequest, reply: FastifyReply): void {
    const assignment = cookies[CANARY_COOKIE];
    if (assignment === 'in' || assignment === 'out') return;
    const { isNamed, share } = this.canary;
    if (!isNamed) {
      if (assignment) reply.clearCookie(CANARY_COOKIE, { path: '/' });
      return;
    }
    // A canary that is refused or paused is still the same canary, so numbers are kept.
    const drawn = numberOf(assignment) ?? (share ? randomInt(100) : undefined);
    if (drawn !== undefined) this.put(reply, `${drawn < share ? 'in' : 'out'}:${drawn}`);
  }

  /** Adds a shopper to the canary, or excludes them, until they choose otherwise. */
  choose(reply: FastifyReply, assignment: 'in' | 'out'): void {
    this.put(reply, assignment);
  }

  /** A month from the last visit, so that the share counts visitors instead of visits. */
  private put(reply: FastifyReply, value: string) {
    const secure = this.config.secureCookies;
    const maxAge = ASSIGNMENT_SECONDS;
    reply.setCookie(CANARY_COOKIE, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge });
  }
}

function numberOf(assignment: string | undefined): number | undefined {
  const [, drawn] = /^(?:in|out):(\d{1,2})$/.exec(assignment ?? '') ?? [];
  return drawn === undefined ? undefined : Number(drawn);
}

function isWithin(assignment: string, share: number): boolean {
  const drawn = numberOf(assignment);
  return drawn !== undefined && drawn < share;
}
