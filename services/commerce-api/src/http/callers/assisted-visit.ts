import { ASSISTED_SESSION_PREFIX } from '@storefront/api/constants';
import type { Operation } from '@storefront/api/declaration/operation';
import { assistedVisitEnd, assistedVisitOpen } from '@storefront/api/operations/auth/assisted-visit';
import { and, eq, gte, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { assistedVisits } from '../../database/schema/assisted-visit';
import { orders } from '../../database/schema/order';
import { paymentLinks } from '../../database/schema/payment-link';
import { type LiveVisit, liveVisit } from '../../modules/operators/live-visit';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Caller } from '../operation.types';
import { ASSISTED_ALLOWED } from './assisted-allowed';
import { GUEST_SESSION_HEADER } from './caller';

/** What works in a visit that has ended, too: to end it, and to begin another in the same browser. */
const WITHOUT_VISIT: ReadonlySet<string> = new Set([assistedVisitEnd.id, assistedVisitOpen.id]);

/** Whether an ended visit has sent its link: an operator whose browser got no reply must not order once more. */
async function hasSentLink(db: ServiceContext['db'], businessId: number, { details }: Caller): Promise<boolean> {
  const [sent] = await db
    .select({ id: paymentLinks.id })
    .from(assistedVisits)
    .innerJoin(orders, eq(orders.assistedVisitId, assistedVisits.id))
    .innerJoin(paymentLinks, eq(paymentLinks.draftOrderId, orders.draftOrderId))
    .where(
      and(
        eq(assistedVisits.detailsOwner, details?.owner ?? ''),
        eq(assistedVisits.businessId, businessId),
        isNull(paymentLinks.withdrawnAt),
        // An earlier visit may have sent one for the same draft.
        gte(paymentLinks.createdAt, assistedVisits.openedAt),
      ),
    )
    .limit(1);
  return sent !== undefined;
}

/**
 * The visit in which an operator acts as the caller; undefined for shoppers themselves, for whom nothing is read. A member's
 * visit is known by their session, that of somebody without an account by its guest session.
 * @throws Problem assisted_visit_ended, payment_link_sent; assisted_visit_refused for what only shoppers do
 */
export async function assistedVisitOf(
  { db }: Pick<ServiceContext, 'db'>,
  operation: Operation,
  businessId: number,
  caller: Caller,
  { headers }: FastifyRequest,
  now: Date,
): Promise<LiveVisit | undefined> {
  const { member, details } = caller;
  const visitId = member?.assistedVisitId;
  const isOfGuest = visitId === undefined && String(headers[GUEST_SESSION_HEADER]).startsWith(ASSISTED_SESSION_PREFIX);
  if (visitId === undefined && !isOfGuest) return undefined;
  const isIt = isOfGuest
    ? eq(assistedVisits.detailsOwner, details?.owner ?? '')
    : and(eq(assistedVisits.id, visitId ?? 0), eq(assistedVisits.memberId, member?.memberId ?? 0));
  const found = await liveVisit(db, and(isIt, eq(assistedVisits.businessId, businessId)), now);
  // The guest session of a member's visit is nothing without the member's session.
  const visit = isOfGuest && found?.memberId !== null ? undefined : found;
  if (WITHOUT_VISIT.has(operation.id)) return visit;
  if (!visit) throw refuse((await hasSentLink(db, businessId, caller)) ? 'payment_link_sent' : 'assisted_visit_ended');
  if (!ASSISTED_ALLOWED.has(operation.key)) throw refuse('assisted_visit_refused');
  return visit;
}
