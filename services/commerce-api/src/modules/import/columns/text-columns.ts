import { gtinOf } from '@storefront/api/gtin';
import { CellFault, listIn, quoted } from './column';

// Control characters and lone surrogates, some of which the database rejects.
const FORBIDDEN_CHARACTERS = /[^\P{Cc}\t\n\r]|\p{Surrogate}/u;

function validateText(text: string, most: number): string {
  if (FORBIDDEN_CHARACTERS.test(text))
    throw new CellFault(`${quoted(text)} contains a character that cannot be printed; type it again`);
  if (text.length > most)
    throw new CellFault(`has ${text.length} characters; at most ${most} are shown, so shorten it`);
  return text;
}

export const line = (about: string, most: number) => ({
  about,
  accepts: `text, ${most} characters at most`,
  read(text: string) {
    if (/[\r\n]/.test(text)) throw new CellFault(`${quoted(text)} has a line break in it; it must be one line`);
    return validateText(text, most);
  },
});

export const paragraph = (about: string, most: number) => ({
  about,
  accepts: `text, ${most.toLocaleString('en-GB')} characters at most, line breaks allowed`,
  read: (text: string) => validateText(text.replaceAll('\r\n', '\n'), most),
});

const CODE_PATTERN = /^[\p{Letter}\p{Number}][\p{Letter}\p{Number}._:-]{0,59}$/u;

/** The shop's own code for a row. */
export function readCode(text: string): string {
  if (!CODE_PATTERN.test(text))
    throw new CellFault(
      `${quoted(text)} is not a code; use 1 to 60 letters, digits and . _ : - with no spaces, as in BREAD-012`,
    );
  return text;
}

export const code = (about: string) => ({
  about,
  accepts: '1 to 60 letters, digits and `. _ : -`, no spaces',
  read: readCode,
});

export const codes = (about: string) => ({
  about,
  accepts: 'codes with `\\|` between them',
  read: (text: string) => listIn(text).map(readCode),
});

export const gtin = (about: string) => ({
  about,
  accepts: 'the 8, 12, 13 or 14 digits of an EAN, UPC or GTIN',
  read(text: string) {
    const found = gtinOf(text);
    if (found === undefined)
      throw new CellFault(
        `${quoted(text)} is not a barcode’s number: it has 8, 12, 13 or 14 digits, with leading zeros, and the last one checks the others`,
      );
    return found;
  },
});

export const slug = (about: string) => ({
  about,
  accepts: 'small letters, digits and hyphens, 120 at most',
  read(text: string) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) || text.length > 120)
      throw new CellFault(`${quoted(text)} cannot be used in a URL; use lower-case letters, digits and hyphens`);
    return text;
  },
});

/** In small letters, so that one label is not two; an abbreviation among other words stays, as in 'made in UK'. */
function readLabel(text: string): string {
  const isAllCapitals = text === text.toUpperCase();
  return isAllCapitals
    ? text.toLowerCase()
    : text.replace(/\S+/g, (word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()));
}

export const words = (about: string, most: number) => ({
  about,
  accepts: `words with \`|\` between them, ${most} at most`.replace('|', '\\|'),
  read(text: string) {
    const found = [...new Set(listIn(text).map((word) => validateText(readLabel(word), 40)))];
    if (found.length > most) throw new CellFault(`names ${found.length}; at most ${most} fit`);
    return found;
  },
});
