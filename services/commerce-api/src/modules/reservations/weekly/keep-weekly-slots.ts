import { eq, lte, sql } from 'drizzle-orm';
import { at } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import { weeklySlots } from '../../../database/schema/weekly-slot';
import type { ServiceContext } from '../../../service-context';
import { businessById } from '../../businesses/businesses.repository';
import { keepWeeklyPlace } from './keep-weekly-place';

/** They are checked one after the other; the rest have their turn in the next minute. */
const BATCH_SIZE = 500;
/** A weekly slot whose check has failed waits, so that it does not hold up the others. */
const FAILED_RETRY_MS = 600_000;

/** Checks the weekly slots whose turn has come, and those whose kept place the store has withdrawn. */
export async function keepWeeklySlots(
  context: Pick<ServiceContext, 'db' | 'cache'>,
  now: Date,
  report: (error: unknown) => void,
): Promise<void> {
  const { db } = context;
  await db.execute(sql`update weekly_slots w set next_check_at = ${at(now)}
    from weekly_slot_dates d, reservations r
    where d.weekly_slot_id = w.id and d.state = 'kept' and r.store_id = w.store_id
      and r.reservation_id = d.reservation_id and r.state = 'withdrawn' and w.next_check_at > ${at(now)}`);
  const due = await db
    .select({ id: weeklySlots.id, businessId: weeklySlots.businessId })
    .from(weeklySlots)
    .where(lte(weeklySlots.nextCheckAt, now))
    .orderBy(weeklySlots.nextCheckAt)
    .limit(BATCH_SIZE);
  for (const { id, businessId } of due) {
    const business = await businessById(context, businessId);
    const check = inTransaction(db, async (tx) => {
      // Another process may be checking it, or have checked it already.
      const [weekly] = await tx
        .select()
        .from(weeklySlots)
        .where(sql`id = ${id} and next_check_at <= ${at(now)}`)
        .for('update', { skipLocked: true });
      if (weekly && business) await keepWeeklyPlace(tx, business, weekly, now);
    });
    await check.catch(async (error: unknown) => {
      report(error);
      await db
        .update(weeklySlots)
        .set({ nextCheckAt: new Date(now.getTime() + FAILED_RETRY_MS) })
        .where(eq(weeklySlots.id, id));
    });
  }
}
