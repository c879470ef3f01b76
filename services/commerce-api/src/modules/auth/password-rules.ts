import { passwordTooCommon } from '@storefront/messages/account';
import { dictionary } from '@zxcvbn-ts/language-common';
import { refuse } from '../../problem';

/** About 49,000 passwords of published breaches and their like, in small letters. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** As many digits and signs as people put around a word to satisfy a form. */
const MOST_AROUND = 4;

/** A common password with a few digits or signs around it is tried right after it. */
function isDecorated(password: string): boolean {
  const core = password.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return password.length - core.length <= MOST_AROUND && common.has(core);
}

/**
 * Refuses a password that guessers try among the first: one of a breach, also with digits or signs around it, or the e-mail address itself.
 * @throws Problem password_too_common, at the field `password`
 */
export function checkNewPassword(password: string, email: string): void {
  const typed = password.trim().toLowerCase();
  const own = [email, email.split('@')[0]];
  if (!common.has(typed) && !isDecorated(typed) && !own.includes(typed)) return;
  throw refuse('password_too_common', passwordTooCommon, [
    { path: 'password', message: passwordTooCommon, code: 'password_too_common' },
  ]);
}
