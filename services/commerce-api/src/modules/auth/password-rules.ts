import { passwordTooCommon } from '@storefront/messages/account';
import { dictionary } from '@zxcvbn-ts/language-common';
import { refuse } from '../../problem';

/** About 49,000 passwords of published breaches and their like, in small letters. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** As many digits and signs as people put around a word to satisfy a form. */
const MAX_DECORATION = 4;

/** A common password with a few digits or signs around it is tried right after it. */
function isDecorated(password: string): boolean {
  const core = password.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return password.length - core.length <= MAX_DECORATION && common.has(core);
}

/** One to four signs over and over: '88888888', 'abcabcab', '19841984'. */
const isRepeatedPattern = (password: string): boolean =>
  [1, 2, 3, 4].some((length) =>
    [...password].every((_sign, at) => at < length || password[at] === password[at - length]),
  );

/** Signs in their order, forwards or backwards: 'abcdefgh', '987654321'. */
const isCharacterSequence = (password: string): boolean =>
  [1, -1].some((step) =>
    [...password].every((_sign, at) => at === 0 || password.charCodeAt(at) - password.charCodeAt(at - 1) === step),
  );

/** The list leaves out what the estimator that it was made for finds by other rules. */
const isPattern = (password: string): boolean => isRepeatedPattern(password) || isCharacterSequence(password);

/**
 * Refuses a password that guessers try among the first: one of a breach, also with digits or signs around it, a repetition or a run of signs, or the e-mail address itself.
 * @throws Problem password_too_common, at the field `password`
 */
export function checkNewPassword(password: string, email: string): void {
  const typed = password.trim().toLowerCase();
  const own = [email, email.split('@')[0]];
  const isCommon = common.has(typed) || isDecorated(typed) || isPattern(typed);
  if (!isCommon && !own.includes(typed)) return;
  throw refuse('password_too_common', passwordTooCommon, [
    { path: 'password', message: passwordTooCommon, code: 'password_too_common' },
  ]);
}
