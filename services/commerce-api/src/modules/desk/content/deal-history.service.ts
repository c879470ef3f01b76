import type { ReplyOf } from '@storefront/api/operation-types';
import type { Database } from '../../../database/database.types';
import type { Business } from '../../businesses/businesses.repository';
import { changesIn, contentActions, instantIn } from './content-actions';
import { type DealColumns, dealValues } from './deal-values';

/** Changes of a deal at the desk, newest first. */
export async function dealHistory(
  db: Database,
  { id: businessId, settings }: Business,
  dealId: number,
): Promise<ReplyOf<'POST /desk/deal-history'>> {
  const valuesIn = (snapshot: Record<string, unknown>) => {
    const times = { startsAt: instantIn(snapshot, 'startsAt'), endsAt: instantIn(snapshot, 'endsAt') };
    // The audit keeps a deal's columns as JSON, in which only the times have another form.
    return dealValues({ ...(snapshot as unknown as DealColumns), ...times }, settings.timeZone);
  };
  const actions = await contentActions(db, businessId, 'dealId', dealId);
  return { changes: changesIn(actions, valuesIn) };
}
