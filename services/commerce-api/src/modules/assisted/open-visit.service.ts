import { randomBytes } from 'node:crypto';
import { ASSISTED_SESSION_PREFIX, ASSISTED_VISIT_MINUTES } from '@storefront/api/constants';
import { MINUTE_MS } from '@storefront/api/durations';
import type { CheckoutContact } from '@storefront/api/entities/checkout-contact';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { assistedVisits } from '../../database/schema/assisted-visit';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from '../../http/callers/access-token';
import { guestSessionOwner } from '../../http/callers/caller';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { startSession } from '../auth/sessions/sessions.service';
import { createBasket } from '../basket/basket.repository';
import { joinBaskets } from '../basket/owners/join-baskets';
import type { Business } from '../businesses/businesses.repository';
import { liveVisit } from '../operators/live-visit';
import { endAssistedVisit } from './end-visit';
import { visitTokenHash } from './visit-token';

type Reply = ReplyOf<'POST /auth/assisted-visit-open'>;

/** 34 characters, which with the prefix are as many as any guest session's secret has. */
const SECRET_BYTES = 25;
/** In the member's list of log-ins. */
const DEVICE = 'Customer service, for you on the phone';

const newGuestSession = (): string => ASSISTED_SESSION_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');

/** A basket with what is known of somebody without an account, so that the checkout need not ask again. */
async function basketFor(tx: Database, businessId: number, contact: CheckoutContact, owner: string, now: Date) {
  const { firstName, lastName, email, phoneNumber } = contact;
  const details = { contact: { firstName, lastName, email, phoneNumber }, detailsOwner: owner, detailsUsedAt: now };
  return createBasket(tx, { businessId, memberId: null, storeId: null, fulfilmentMethod: 'delivery', ...details }, now);
}

/** Ends what the operator's log-in has opened before: the browser has one session, and the former visit nobody any more. */
async function endOthers(tx: Database, { id, operatorSessionId }: typeof assistedVisits.$inferSelect, now: Date) {
  const isOther = and(
    eq(assistedVisits.operatorSessionId, operatorSessionId),
    ne(assistedVisits.id, id),
    isNotNull(assistedVisits.openedAt),
    isNull(assistedVisits.endedAt),
  );
  const others = await tx.select({ id: assistedVisits.id }).from(assistedVisits).where(isOther);
  for (const other of others) await endAssistedVisit(tx, other.id, now);
}

/**
 * Opens a visit with its link, which works once: a session of the member, or a guest session with the contact of somebody
 * without an account. It lasts an hour at most, and ends the operator's visit before it.
 * @throws Problem assisted_link_invalid
 */
export async function openAssistedVisit(
  { db, keys }: ServiceContext,
  business: Business,
  { visitToken }: BodyOf<'POST /auth/assisted-visit-open'>,
  now: Date,
): Promise<Reply> {
  const guestSession = newGuestSession();
  const owner = guestSessionOwner(guestSession, keys);
  return inTransaction(db, async (tx) => {
    const [visit] = await tx
      .update(assistedVisits)
      .set({ openedAt: now, endsAt: new Date(now.getTime() + ASSISTED_VISIT_MINUTES * MINUTE_MS), detailsOwner: owner })
      .where(
        and(
          eq(assistedVisits.tokenHash, visitTokenHash(keys, visitToken)),
          eq(assistedVisits.businessId, business.id),
          isNull(assistedVisits.openedAt),
          gt(assistedVisits.endsAt, now),
        ),
      )
      .returning();
    // The operator may have logged out since.
    if (!visit || !(await liveVisit(tx, eq(assistedVisits.id, visit.id), now))) throw refuse('assisted_link_invalid');
    await endOthers(tx, visit, now);
    const { id: visitId, memberId, name, contact, draftOrderId, endsAt } = visit;
    const shown = { assistedFor: name, endsAt: endsAt.toISOString(), draftOrderId, guestSession };
    if (memberId === null) {
      const basket = contact && (await basketFor(tx, business.id, contact, owner, now));
      return { ...shown, tokens: null, basketToken: basket?.token ?? null };
    }
    const basket = await joinBaskets(tx, { business, memberId, basketToken: undefined, now });
    const session = await startSession(tx, memberId, business.id, 'assisted', now, DEVICE, visitId);
    const access_token = await signAccessToken(keys, session, business.id, now);
    const tokens = { access_token, expires_in: ACCESS_TOKEN_SECONDS, refresh_token: session.refreshToken };
    return { ...shown, tokens, basketToken: basket?.token ?? null };
  });
}
