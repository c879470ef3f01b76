import { distance } from 'fastest-levenshtein';

/** Domains that are right as they are: those that most shoppers use, and others that look like a slip of them. */
const KNOWN_DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'live.com',
  'live.co.uk',
  'msn.com',
  'yahoo.com',
  'yahoo.co.uk',
  'ymail.com',
  'mail.com',
  'email.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'gmx.com',
  'gmx.co.uk',
  'btinternet.com',
  'sky.com',
  'virginmedia.com',
  'talktalk.net',
  'proton.me',
  'protonmail.com',
];
/** Two letters that change places are two changes; with three, other domains would count as slips. */
const SLIP_MAX_CHANGES = 2;
/** In a shorter domain two changes make another one. */
const SLIP_MIN_LENGTH = 8;

/** The address that was probably meant by a typed one, such as jo@gmail.com for jo@gmial.com; undefined without a slip. */
export function emailWithoutSlip(email: string): string | undefined {
  const typed = email.trim();
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).toLowerCase();
  if (at < 1 || domain.length < SLIP_MIN_LENGTH || KNOWN_DOMAINS.includes(domain)) return undefined;
  const [nearest] = KNOWN_DOMAINS.map((known) => ({ known, changes: distance(domain, known) })).sort(
    (one, other) => one.changes - other.changes,
  );
  if (!nearest || nearest.changes > SLIP_MAX_CHANGES) return undefined;
  return `${typed.slice(0, at)}@${nearest.known}`;
}
