import { CONTENT_HISTORY_LISTED } from '@storefront/api/constants';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { isContentAction, operatorActions } from '../../../database/schema/operator-action';

type Action = typeof operatorActions.$inferSelect;

/** What was done with a banner or a deal, newest first; calls that changed nothing are left out. */
export async function contentActions(
  db: Database,
  businessId: number,
  field: 'bannerId' | 'dealId',
  subjectId: number,
): Promise<Action[]> {
  const { after, at, before, id, outcome } = operatorActions;
  return db
    .select()
    .from(operatorActions)
    .where(
      and(
        eq(operatorActions.businessId, businessId),
        isContentAction,
        eq(outcome, 'done'),
        sql`${after} ->> ${field} = ${String(subjectId)}`,
        sql`${before} is distinct from ${after}`,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(CONTENT_HISTORY_LISTED);
}

/** A moment in a snapshot of the audit. */
export function instantIn(snapshot: Readonly<Record<string, unknown>>, name: string): Date | null {
  const value = snapshot[name];
  return typeof value === 'string' ? new Date(value) : null;
}

/** The audit's actions as changes of values; `valuesIn` reads the values from a snapshot. */
export function changesIn<Values>(actions: readonly Action[], valuesIn: (snapshot: Record<string, unknown>) => Values) {
  return actions.flatMap(({ id, before, after, operatorName, at }) =>
    after === null
      ? []
      : [
          {
            actionId: id,
            before: before && valuesIn(before),
            after: valuesIn(after),
            operatorName,
            at: at.toISOString(),
          },
        ],
  );
}
