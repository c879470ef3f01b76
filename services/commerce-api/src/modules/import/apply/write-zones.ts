import { and, eq, inArray } from 'drizzle-orm';
import { deliveryZones } from '../../../database/schema/slots';
import type { ImportPlan } from '../plan/plan-import';
import { type ApplyContext, upsertAll } from './apply-context';

export async function writeZones(context: ApplyContext, { rows, remove, stores }: ImportPlan['zones']): Promise<void> {
  const { tx } = context;
  for (const storeId of stores) {
    const ids = remove.filter((zone) => zone.storeId === storeId).map(({ id }) => id);
    if (ids.length > 0)
      await tx.delete(deliveryZones).where(and(eq(deliveryZones.storeId, storeId), inArray(deliveryZones.id, ids)));
  }
  await upsertAll(context, { table: deliveryZones, rows, key: ['storeId', 'id'] });
}
