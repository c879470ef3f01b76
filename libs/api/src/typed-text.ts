/** Titles and the like, which people write with a dot and no space: 'St.Johns' is no link. */
const ABBREVIATIONS = '[Ss]t|[Mm]t|[Dd]r|[Mm]r|[Mm]s|[Nn]o|[Rr]d';

/** What a mail program makes a link of, such as 'evil.com', 'fb.me', 'www.evil', 't.co/x' or 'https://'. No look-behind: older browsers cannot read one. */
const LINKS = [
  '://',
  '[Ww]{3}\\.',
  '[\\p{L}\\p{N}-]{3}\\.\\p{L}{2}',
  `(?:^|[^\\p{L}\\p{N}-])(?!(?:${ABBREVIATIONS})\\.)[\\p{L}\\p{N}]{2}\\.\\p{L}{2}`,
  '\\.\\p{L}{2,20}/',
];
const NO_LINK = `(?!.*(?:${LINKS.join('|')}))`;

/**
 * A person's name, as a regular expression with the flag u: letters of any script with the marks that names have, in one line. Our mails carry it to an
 * address that anybody may type, so it must not be an advertisement. Each pattern is read in one pass.
 */
export const PERSON_NAME_PATTERN = `^${NO_LINK} *[\\p{L}\\p{M}][\\p{L}\\p{M}\\p{N} '’ʼ\`´.,()-]*$`;

/** A line of an address, likewise: letters, digits and the signs of house numbers; no markup, no links, no line breaks. */
export const ADDRESS_LINE_PATTERN = `^${NO_LINK}(?=.*[\\p{L}\\p{N}])[\\p{L}\\p{M}\\p{N} '’ʼ\`´.,()/#&:;+°º"-]*$`;

/** A line of an address that may be left empty. */
export const OPTIONAL_ADDRESS_LINE_PATTERN = `^(?:|${ADDRESS_LINE_PATTERN.slice(1, -1)})$`;
