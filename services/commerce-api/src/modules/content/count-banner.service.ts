import type { BodyOf } from '@storefront/api/operation-types';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { banners } from '../../database/schema/catalogue';
import { type BannerEvent, bannerTallies, bannerVisits } from '../../database/schema/content';
import type { Identity } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { addDays, localDay } from '../../time/local-day';
import type { Business } from '../businesses/businesses.repository';

interface BannerRequest {
  body: BodyOf<'POST /banners/impression'>;
  business: Business;
  member: Identity | undefined;
  address: string | undefined;
  now: Date;
}

/**
 * Counts a banner of this business once per visitor and day. The visitor is stored as a digest that cannot be reversed.
 */
export async function countBanner(
  { db, keys }: ServiceContext,
  event: BannerEvent,
  { body, business, member, address, now }: BannerRequest,
): Promise<{ counted: boolean }> {
  const { bannerId, platform = 'web' } = body;
  const [banner] = await db
    .select({ id: banners.id })
    .from(banners)
    .where(and(eq(banners.id, bannerId), eq(banners.businessId, business.id)));
  if (!banner) throw refuse('banner_not_found', 'Unable to find banner');
  const who = member ? `member ${member.memberId}` : `visitor ${body.visitor ?? address ?? 'nobody'}`;
  const day = localDay(now, business.settings.timeZone);
  const visitor = keys.digest(`banner ${day} ${who}`);
  const counted = await inTransaction(db, async (tx) => {
    const fresh = await tx
      .insert(bannerVisits)
      .values({ bannerId, event, day, visitor })
      .onConflictDoNothing()
      .returning({ day: bannerVisits.day });
    if (fresh.length === 0) return false;
    const { bannerId: banner_id, event: of, day: on, platform: from } = bannerTallies;
    await tx
      .insert(bannerTallies)
      .values({ bannerId, event, day, platform, count: 1 })
      .onConflictDoUpdate({ target: [banner_id, of, on, from], set: { count: sql`${bannerTallies.count} + 1` } });
    return true;
  });
  return { counted };
}

/** Digests are deleted once the day has ended in every time zone; the counts remain. */
export async function deleteOldBannerVisits(db: Database, now: Date): Promise<void> {
  await db.delete(bannerVisits).where(lt(bannerVisits.day, addDays(localDay(now, 'UTC'), -2)));
}
