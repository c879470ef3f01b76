import { sql } from 'drizzle-orm';
import type { places } from '../../../database/schema/business';

export interface PlaceOfData {
  postcode: string;
  latitude: number;
  longitude: number;
  town: string;
  county?: string;
  street?: string;
  firstHouse?: number;
  houses?: number;
}

/** The condition of the index of outward codes: among all postcodes of a country they are few. */
export const isOutcode = sql`places.postcode !~ ' '`;

/** Words in comparable form: lower case, without accents and punctuation. */
export function normaliseWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase();
  return plain.split(/[^a-z0-9]+/).filter(Boolean);
}

/** A place's row: a full postcode can be found by its street, town and postcode, with or without the space. */
export function placeRow(place: PlaceOfData): typeof places.$inferInsert {
  const { street, town, postcode } = place;
  if (street === undefined) return place;
  const words = normaliseWords(`${street} ${town} ${postcode} ${postcode.replace(' ', '')}`);
  return { ...place, words: words.map((word) => ` ${word}`).join('') };
}
