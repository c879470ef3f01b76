import type { ReplyOf } from '@storefront/api/operation-types';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { stores } from '../../database/schema/store';
import type { CallingKey } from '../../http/callers/api-key-of-request';

/** What a key may do: its scopes, and its stores by name. */
export async function keyDetails(
  db: Database,
  businessId: number,
  { scopes, storeIds, expiresAt }: CallingKey,
): Promise<ReplyOf<'GET /v1/key'>> {
  const own = await db
    .select({ storeId: stores.id, slug: stores.slug, name: stores.name })
    .from(stores)
    .where(
      and(
        eq(stores.businessId, businessId),
        eq(stores.listed, true),
        storeIds ? inArray(stores.id, [...storeIds]) : undefined,
      ),
    )
    .orderBy(asc(stores.slug));
  return { scopes: [...scopes], stores: own, expiresAt: expiresAt?.toISOString() ?? null };
}
