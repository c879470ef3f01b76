import { distance } from 'fastest-levenshtein';

/** The domains of most shoppers. */
const COMMON_DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'live.co.uk',
  'yahoo.com',
  'yahoo.co.uk',
  'icloud.com',
  'btinternet.com',
  'virginmedia.com',
  'talktalk.net',
  'protonmail.com',
];
/** Other providers, whose domains look like a slip of a common one. */
const OTHER_PROVIDERS = ['email.com', 'mail.com', 'ymail.com', 'gmx.com', 'live.com'];

/** Letters that changed places count as one slip, though they are two changes. */
function isSlipOf(typed: string, known: string): boolean {
  if (distance(typed, known) === 1) return true;
  const at = [...typed].findIndex((letter, index) => letter !== known[index]);
  const swapped = `${typed.slice(0, at)}${typed[at + 1]}${typed[at]}${typed.slice(at + 2)}`;
  return swapped === known;
}

/** The address that was probably meant by a typed one, such as jo@gmail.com for jo@gmial.com; undefined without a slip. */
export function emailWithoutSlip(email: string): string | undefined {
  const typed = email.trim();
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).toLowerCase();
  if (at < 1 || COMMON_DOMAINS.includes(domain) || OTHER_PROVIDERS.includes(domain)) return undefined;
  const meant = COMMON_DOMAINS.find((known) => isSlipOf(domain, known));
  return meant && `${typed.slice(0, at)}@${meant}`;
}
