import { DAY_MS } from '@storefront/api/durations';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../database/in-transaction';
import { operators } from '../../database/schema/operator';
import { newId } from '../../ids';
import { queueMail } from '../../mail/queue-mail';
import { logSecurity } from '../../security-log';
import type { ServiceContext } from '../../service-context';

type OperatorRow = typeof operators.$inferSelect;

/** Wrong PINs of one person in a day, on all handhelds together: more than anybody mistypes, and next to nothing of a million. */
export const WRONG_PINS_MAX = 20;

/** Nothing counts against a new PIN. */
export const noWrongPins = { pinWrong: 0, pinWrongSince: null };

/**
 * Counts a wrong PIN. With the last one that a day has, the PIN is forgotten and its owner is mailed. A right one in
 * between takes nothing back: a colleague would guess between two of them.
 * @param operator with the PIN that was compared
 */
export async function countWrongPin(context: ServiceContext, operator: OperatorRow, now: Date): Promise<void> {
  const { id, businessId, email } = operator;
  await inTransaction(context.db, async (tx) => {
    const isIt = eq(operators.id, id);
    const [row] = await tx.select().from(operators).where(isIt).for('no key update');
    // It was changed meanwhile.
    if (!row || row.pinHash !== operator.pinHash) return;
    const since = row.pinWrongSince && now.getTime() - row.pinWrongSince.getTime() < DAY_MS ? row.pinWrongSince : null;
    const pinWrong = since ? row.pinWrong + 1 : 1;
    if (pinWrong < WRONG_PINS_MAX) {
      await tx
        .update(operators)
        .set({ pinWrong, pinWrongSince: since ?? now })
        .where(isIt);
      return;
    }
    await tx
      .update(operators)
      .set({ pinHash: null, ...noWrongPins })
      .where(isIt);
    logSecurity(context, 'operator_pin_forgotten', { operatorId: id });
    if (email)
      await queueMail(tx, { kind: 'operator_pin_forgotten', businessId, subjectId: newId(), recipient: email }, now);
  });
}
