import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.types';

/** An item of a store and how well it answers. */
export interface Hit {
  id: number;
  rank: number;
}

/** How alike a word of a name must be to what was typed, where nothing is spelt as any known word. */
const ALIKE = 0.5;

const hits = (rows: readonly { id: number | string; rank: number }[]): Hit[] =>
  rows.map(({ id, rank }) => ({ id: Number(id), rank }));

/** Items whose words hold all of these, the last perhaps only begun: 'whole mi' finds whole milk. */
export async function itemsByWords(db: Database, storeId: number, words: readonly string[]): Promise<Hit[]> {
  const begun = `${words.at(-1) ?? ''}:*`;
  // A word that is only begun may look like one that English leaves out, as 'to' of tomatoes: it is looked for as it stands too.
  const asked = sql`(to_tsquery('english', ${words.slice(0, -1).join(' & ')})
    && (to_tsquery('english', ${begun}) || to_tsquery('simple', ${begun})))`;
  return hits(
    await rowsOf(
      db,
      sql`select i.id, ts_rank(i.search, ${asked})::float8 as rank
          from store_items si join items i on i.id = si.item_id
          where si.store_id = ${storeId} and i.search @@ ${asked}`,
    ),
  );
}

/** Items with something in their names that looks like a term. */
export async function itemsByLikeness(db: Database, storeId: number, term: string): Promise<Hit[]> {
  return hits(
    await rowsOf(
      db,
      sql`select id, rank from (
            select i.id, word_similarity(${term}, i.plain_name)::float8 as rank
            from store_items si join items i on i.id = si.item_id where si.store_id = ${storeId}
          ) alike where rank >= ${ALIKE} order by rank desc, id limit 48`,
    ),
  );
}

export interface KnownWord {
  /** Which of the words that were asked for it may be. */
  typed: string;
  word: string;
  count: number;
}

/** Words of a business's names that look like these, the same ones too. */
export async function wordsLike(db: Database, businessId: number, words: readonly string[]): Promise<KnownWord[]> {
  // Trigrams tell little of short words: there the first letter and the length say who is a candidate.
  return rowsOf<KnownWord>(
    db,
    sql`select w.typed, s.word, s.count
        from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as w(typed)
        join search_words s on s.business_id = ${businessId} and (s.word % w.typed or starts_with(s.word, w.typed)
          or (left(s.word, 1) = left(w.typed, 1) and abs(length(s.word) - length(w.typed)) <= 1))`,
  );
}

/** Writes down which words a business's names are made of; to be called whenever they changed. */
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
