import { asc, eq } from 'drizzle-orm';
import { searchSynonyms } from '../../../database/schema/search';
import type { ServiceContext } from '../../../service-context';
import { READ_FRESH_MS } from '../cache-times';
import { indexSynonyms, type SynonymIndex } from './synonym-index';

/**
 * The synonyms of a business.
 * @param version of the business's stores: saving synonyms gives all stores a new one
 */
export function synonymsOf(
  { db, cache }: Pick<ServiceContext, 'db' | 'cache'>,
  businessId: number,
  version: number,
): Promise<SynonymIndex> {
  return cache.through(`synonyms ${businessId} ${version}`, READ_FRESH_MS, async () =>
    indexSynonyms(
      await db
        .select()
        .from(searchSynonyms)
        .where(eq(searchSynonyms.businessId, businessId))
        .orderBy(asc(searchSynonyms.position)),
    ),
  );
}
