import { sql } from 'drizzle-orm';
import type { AddressQuery } from '../../../context/places.types';
import { type Database, rowsOf } from '../../../database/database.types';
import { hasHouse, type Street } from './houses';
import { normaliseWords } from './place-row';

/** House, street, town, county and postcode; each further word is another condition of the query. */
const MAX_WORDS = 8;
/** Shorter words have too many similar ones. */
const MIN_CORRECTED_LENGTH = 4;
/** Below the 0.6 of PostgreSQL, because one typo changes much of a short name; its first two letters must fit. */
const MIN_SIMILARITY = 0.4;

/** Splits '12 tanner str' into house 12 and words; a lone number may also start a postcode's inward code. */
function readTerm(term: string): { house: number | undefined; words: string[] } {
  const words = normaliseWords(term).slice(0, MAX_WORDS);
  const [, number] = /^(\d{1,4})[a-z]?$/.exec(words[0] ?? '') ?? [];
  return number && words.length > 1 ? { house: Number(number), words: words.slice(1) } : { house: undefined, words };
}

const columns = sql`postcode, latitude, longitude, town, county, street, first_house as "firstHouse", houses, words`;

/** Streets in which every typed word is a prefix of a word; typos are allowed when nothing matches exactly. */
export async function findStreets(
  db: Database,
  { term, near = [] }: Pick<AddressQuery, 'term' | 'near'>,
  limit: number,
): Promise<{ row: Street; house?: number }[]> {
  const { house, words } = readTerm(term);
  if (words.length === 0) return [];
  // Words contain only letters and digits, so none of them is special to LIKE.
  const begin = (length?: number) =>
    sql.join(
      words.map((word) => sql`words like ${`% ${word.slice(0, length)}%`}`),
      sql` and `,
    );
  const has = sql`(${house ?? -1}::int - first_house) % 2 = 0 and ${house ?? -1}::int between first_house and first_house + 2 * houses - 2`;
  const typed = words.join(' ');
  // Matches of the street's own name first, then of adjacent words: 'ba1' finds BA1 before BA15.
  const nearest = sql`(words like ${` ${typed}%`}) desc, (words like ${`% ${typed} %`}) desc, (words like ${`% ${typed}%`}) desc`;
  const delivered = near.length > 0 ? sql`(split_part(postcode, ' ', 1) in ${[...near]}) desc,` : sql``;
  const found = await rowsOf<Street>(
    db,
    sql`select ${columns} from places where ${begin()} order by (${has}) desc, ${nearest}, ${delivered} words limit ${limit}`,
  );
  const rows =
    found.length > 0 || typed.length < MIN_CORRECTED_LENGTH
      ? found
      : await rowsOf<Street>(
          db,
          sql`select ${columns} from places where ${begin(2)} and word_similarity(${typed}, words) > ${MIN_SIMILARITY}
              order by (${has}) desc, word_similarity(${typed}, words) desc, ${delivered} words limit ${limit}`,
        );
  return rows.map((row) => ({ row, ...(house !== undefined && hasHouse(row, house) && { house }) }));
}
