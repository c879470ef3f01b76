import { CUSTOMER_ROLES } from '@storefront/api/entities/desk/customer';
import { and, eq, gt, inArray, isNotNull, isNull, notExists, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { assistedVisits } from '../../database/schema/assisted-visit';
import { operatorSessions, operatorStores, operators } from '../../database/schema/operator';

/** A visit of the shop in which an operator acts for a shopper. */
export interface LiveVisit {
  readonly visitId: number;
  /** The shopper's. */
  readonly name: string;
  readonly memberId: number | null;
  /** The placed order that is to be changed. */
  readonly draftOrderId: number | null;
  readonly endsAt: Date;
  readonly operatorId: number;
  readonly operatorName: string;
}

/**
 * The visit of a condition, while it lasts: it was opened and not ended, its hour is not over, and the operator is still
 * logged in, in a role and for the whole business, as when it began.
 */
export async function liveVisit(db: Database, which: SQL | undefined, now: Date): Promise<LiveVisit | undefined> {
  const [row] = await db
    .select({
      visitId: assistedVisits.id,
      name: assistedVisits.name,
      memberId: assistedVisits.memberId,
      draftOrderId: assistedVisits.draftOrderId,
      endsAt: assistedVisits.endsAt,
      operatorId: operators.id,
      operatorName: operators.name,
    })
    .from(assistedVisits)
    .innerJoin(operators, eq(operators.id, assistedVisits.operatorId))
    .innerJoin(operatorSessions, eq(operatorSessions.id, assistedVisits.operatorSessionId))
    .where(
      and(
        which,
        isNotNull(assistedVisits.openedAt),
        isNull(assistedVisits.endedAt),
        gt(assistedVisits.endsAt, now),
        isNull(operatorSessions.endedAt),
        gt(operatorSessions.expiresAt, now),
        isNull(operators.withdrawnAt),
        inArray(operators.role, [...CUSTOMER_ROLES]),
        notExists(db.select().from(operatorStores).where(eq(operatorStores.operatorId, operators.id))),
      ),
    );
  return row;
}

/** The first name of an operator, which the shopper heard on the phone. */
export const firstNameOf = (operatorName: string): string => operatorName.split(' ')[0] ?? operatorName;
