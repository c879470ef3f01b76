import { type SQL, sql } from 'drizzle-orm';
import { type Database, firstRow, rowsOf } from '../../database/database.types';
import { numbersIn } from './items/items.repository';
import { wordForms } from './search/word-key';

/** One word of a search: the item contains it, or is in one of the categories that it names. */
export interface WantedWord {
  word: string;
  matchesPrefix: boolean;
  categoryIds: readonly number[];
}

/** Fields to look in: the name and its labels, or the description too. */
export type SearchFields = 'name' | 'all';

const idList = (ids: readonly number[]) => sql`${`{${ids.join()}}`}::bigint[]`;

/** @param word letters and digits only, which is what keeps it from being read as an operator */
function wordQuery({ word, matchesPrefix }: WantedWord, fields: SearchFields): SQL {
  const weights = fields === 'name' ? 'AB' : '';
  const suffix = (withPrefix: boolean) => (withPrefix ? `:*${weights}` : weights && `:${weights}`);
  const whole = wordForms(word).map((form) => form + suffix(false));
  const english = [...whole, ...(matchesPrefix ? [word + suffix(true)] : [])].join(' | ');
  // A beginning may equal an English stop word, like the 'to' of 'tomatoes', so it is also looked for as it is.
  return matchesPrefix
    ? sql`(to_tsquery('english', ${english}) || to_tsquery('simple', ${word + suffix(true)}))`
    : sql`to_tsquery('english', ${english})`;
}

/** @param words any of them fits */
function anyWord(words: readonly WantedWord[], fields: SearchFields): SQL {
  const queries = words.map((word) => wordQuery(word, fields));
  const ids = [...new Set(words.flatMap(({ categoryIds }) => categoryIds))];
  return sql.join(
    [
      sql`i.search @@ (${sql.join(queries, sql` || `)})`,
      // The database has no words such as 'up', so they fit everywhere.
      ...queries.map((query) => sql`numnode(${query}) = 0`),
      ...(ids.length > 0 ? [sql`i.category_id = any(${idList(ids)})`] : []),
    ],
    sql` or `,
  );
}

/** The word that leaves the fewest items: long words are rarer than short ones. */
const rarest = (words: readonly WantedWord[]): WantedWord[] =>
  [...words].sort((a, b) => b.word.length - a.word.length).slice(0, 1);

/** Items, each with the alternatives that it fits, of which each is a bit. */
export interface FittingItems {
  ids: readonly number[];
  fits: readonly number[];
}

/**
 * The items of a business in which each word, or each word of one of the other alternatives, fits, whether or not a store
 * lists them: stores share the result.
 * @param alternatives lists of words; each alternative has at least one
 * @param combine 'any' is satisfied with one of the words
 */
export async function itemsByWords(
  db: Database,
  businessId: number,
  alternatives: readonly (readonly WantedWord[])[],
  fields: SearchFields,
  combine: 'all' | 'any' = 'all',
): Promise<FittingItems> {
  if (alternatives.length === 0) return { ids: [], fits: [] };
  const by = combine === 'all' ? sql` and ` : sql` or `;
  const bits = alternatives.map(
    (words, at) =>
      sql`(${sql.join(
        words.map((word) => sql`(${anyWord([word], fields)})`),
        by,
      )})::int * ${sql.raw(String(2 ** at))}`,
  );
  // One condition that every result meets: it can use the indexes, and spares the others most of the items.
  const needed = anyWord(combine === 'all' ? alternatives.flatMap(rarest) : alternatives.flat(), fields);
  const row = await firstRow<Record<'ids' | 'fits', string | null>>(
    db,
    sql`select array_agg(id)::text as ids, array_agg(fits)::text as fits from (
          select i.id, ${sql.join(bits, sql` + `)} as fits from items i
          where i.business_id = ${businessId} and (${needed}) offset 0
        ) found where fits > 0`,
  );
  return { ids: numbersIn(row?.ids), fits: numbersIn(row?.fits) };
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

/** Those of the words that are in the vocabulary. */
export async function knownWords(db: Database, businessId: number, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const rows = await rowsOf<{ word: string }>(
    db,
    sql`select s.word from search_words s where s.business_id = ${businessId}
        and s.word in (select jsonb_array_elements_text(${JSON.stringify(words)}::jsonb))`,
  );
  return new Set(rows.map(({ word }) => word));
}

/** Rebuilds the vocabulary of a business's names and synonyms; called whenever they changed. */
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
        union all select lower(unaccent(unnest(terms))) from search_synonyms where business_id = ${businessId}
      ) names
    ) words where word ~ '^[[:alpha:]]{3,}$' group by word`);
}
