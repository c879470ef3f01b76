/** An e-mail address whose host has a domain: 'edith@example' has none. It matches in linear time. */
export const EMAIL_PATTERN = '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$';

/** Titles and abbreviations, often written without a space after the dot: 'St.Johns' is not a link. */
const ABBREVIATIONS = '[Ss]t|[Mm]t|[Dd]r|[Mm]r|[Mm]s|[Nn]o|[Rr]d';

/**
 * What mail programs turn into a link, such as 'evil.com', 'fb.me', 'www.evil', 't.co/x' or 'https://'. No look-behind:
 * older browsers do not support it.
 */
const LINK_PATTERNS = [
  '://',
  '[Ww]{3}\\.',
  '[\\p{L}\\p{N}-]{3}\\.\\p{L}{2}',
  `(?:^|[^\\p{L}\\p{N}-])(?!(?:${ABBREVIATIONS})\\.)[\\p{L}\\p{N}]{2}\\.\\p{L}{2}`,
  '\\.\\p{L}{2,20}/',
];
const CONTAINS_NO_LINK = `(?!.*(?:${LINK_PATTERNS.join('|')}))`;

/**
 * A person's name, as a regular expression with flag u: letters of any script and the marks of names, in one line. Our
 * mails carry it to any address typed in, so it must not hold advertising. Each pattern matches in linear time.
 */
export const PERSON_NAME_PATTERN = `^${CONTAINS_NO_LINK} *[\\p{L}\\p{M}][\\p{L}\\p{M}\\p{N} '’ʼ\`´.,()-]*$`;

/**
 * A line of an address, similarly: letters, digits and the punctuation of house numbers; no markup, links or line
 * breaks.
 */
export const ADDRESS_LINE_PATTERN = `^${CONTAINS_NO_LINK}(?=.*[\\p{L}\\p{N}])[\\p{L}\\p{M}\\p{N} '’ʼ\`´.,()/#&:;+°º"-]*$`;

/** A text for a made-to-order item, such as a name to engrave or a cake's message; its letters may be of any script. */
export const OPTION_TEXT_PATTERN = `^${CONTAINS_NO_LINK}(?=.*[\\p{L}\\p{N}])[\\p{L}\\p{M}\\p{N} '’ʼ\`´.,!?&()+-]*$`;

/** A line of an address that may be empty. */
export const OPTIONAL_ADDRESS_LINE_PATTERN = `^(?:|${ADDRESS_LINE_PATTERN.slice(1, -1)})$`;
