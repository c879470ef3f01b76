import type { ReplyOf } from '@storefront/api/operation-types';
import type { Database } from '../../../database/database.types';
import type { Business } from '../../businesses/businesses.repository';
import { type BannerColumns, bannerValues } from './banner-values';
import { changesIn, contentActions, instantIn } from './content-actions';

/** Changes of a banner at the desk, newest first. */
export async function bannerHistory(
  db: Database,
  { id: businessId, settings }: Business,
  bannerId: number,
): Promise<ReplyOf<'POST /desk/banner-history'>> {
  const valuesIn = (snapshot: Record<string, unknown>) => {
    const times = { validFrom: instantIn(snapshot, 'validFrom'), validUntil: instantIn(snapshot, 'validUntil') };
    // The audit keeps a banner's columns as JSON, in which only the times have another form.
    return bannerValues({ ...(snapshot as unknown as BannerColumns), ...times }, settings.timeZone);
  };
  const actions = await contentActions(db, businessId, 'bannerId', bannerId);
  return { changes: changesIn(actions, valuesIn) };
}
