import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.types';

/** A matching item and its rank. */
export interface SearchHit {
  id: number;
  rank: number;
}

/** Items that contain all words; the last word may be a prefix: 'whole mi' finds whole milk. */
export async function itemsByWords(db: Database, storeId: number, words: readonly string[]): Promise<SearchHit[]> {
  const begun = `${words.at(-1) ?? ''}:*`;
  // A prefix may equal an English stop word, like the 'to' of 'tomatoes', so it is also matched literally.
  const asked = sql`(to_tsquery('english', ${words.slice(0, -1).join(' & ')})
    && (to_tsquery('english', ${begun}) || to_tsquery('simple', ${begun})))`;
  const rows = await rowsOf<{ id: number | string; rank: number }>(
    db,
    sql`select i.id, ts_rank(i.search, ${asked})::float8 as rank
        from store_items si join items i on i.id = si.item_id
        where si.store_id = ${storeId} and i.search @@ ${asked}`,
  );
  return rows.map(({ id, rank }) => ({ id: Number(id), rank }));
}

export interface KnownWord {
  /** The typed word that this vocabulary word may correct. */
  typed: string;
  word: string;
  count: number;
}

/** Vocabulary words that are similar or equal to the typed ones. */
export async function similarWords(db: Database, businessId: number, words: readonly string[]): Promise<KnownWord[]> {
  // Trigrams are unreliable for short words: there the first letter and the length select the candidates.
  return rowsOf<KnownWord>(
    db,
    sql`select w.typed, s.word, s.count
        from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as w(typed)
        join search_words s on s.business_id = ${businessId} and (s.word % w.typed or starts_with(s.word, w.typed)
          or (left(s.word, 1) = left(w.typed, 1) and abs(length(s.word) - length(w.typed)) <= 1))`,
  );
}

/** Rebuilds the vocabulary of a business's names; called whenever names changed. */
export async function refreshSearchWords(db: Database, businessId: number): Promise<void> {
  await db.execute(sql`delete from search_words where business_id = ${businessId}`);
  await db.execute(sql`
    insert into search_words (business_id, word, count)
    select ${businessId}::bigint, word, count(*)::int from (
      select regexp_split_to_table(name, '[^[:alnum:]]+') as word from (
        select plain_name as name from items where business_id = ${businessId}
        union all select lower(unaccent(brand)) from items where business_id = ${businessId} and brand is not null
        union all select lower(unaccent(name)) from categories where business_id = ${businessId}
        union all select lower(unaccent(name)) from deals where business_id = ${businessId}
      ) names
    ) words where word ~ '^[[:alpha:]]{3,}$' group by word`);
}
