import { passwordsDiffer, passwordTooCommon } from '@storefront/messages/account';
import { refuse } from '../../../problem';

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** About 49,000 passwords from published breaches, in lower case. Decompressing them is a twentieth of a start. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return commonPasswords;
}

/** The most digits and symbols around a word that are taken for decoration. */
const MAX_DECORATION = 4;

/** Strips the digits and symbols around a word, because attackers try decorated common passwords next. */
function isDecorated(password: string, common: ReadonlySet<string>): boolean {
  const core = password.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return password.length - core.length <= MAX_DECORATION && common.has(core);
}

/** One to four characters repeated: '88888888', 'abcabcab', '19841984'. */
const isRepeatedPattern = (password: string): boolean =>
  [1, 2, 3, 4].some((length) =>
    [...password].every((_sign, at) => at < length || password[at] === password[at - length]),
  );

/** Consecutive characters, forwards or backwards: 'abcdefgh', '987654321'. */
const isCharacterSequence = (password: string): boolean =>
  [1, -1].some((step) =>
    [...password].every((_sign, at) => at === 0 || password.charCodeAt(at) - password.charCodeAt(at - 1) === step),
  );

/** Patterns that the word list omits, because the estimator it was made for finds them by other rules. */
const isPattern = (password: string): boolean => isRepeatedPattern(password) || isCharacterSequence(password);

/**
 * Refuses a password that attackers try first: a breached one, with or without decoration, a repeated pattern, a
 * character sequence, or the e-mail address itself.
 * @throws Problem password_too_common, at the field `password`
 */
export async function checkNewPassword(password: string, email: string): Promise<void> {
  const common = await loadCommonPasswords();
  const typed = password.trim().toLowerCase();
  const own = [email, email.split('@')[0]];
  const isCommon = common.has(typed) || isDecorated(typed, common) || isPattern(typed);
  if (!isCommon && !own.includes(typed)) return;
  throw refuse('password_too_common', passwordTooCommon, [
    { path: 'password', message: passwordTooCommon, code: 'password_too_common' },
  ]);
}

/**
 * Refuses a password that was typed differently the second time. Callers that do not ask twice send no confirmation.
 * @throws Problem validation_failed, at the field `passwordConfirmation`
 */
export function checkConfirmation(password: string, confirmation: string | undefined): void {
  if (confirmation === undefined || confirmation === password) return;
  throw refuse('validation_failed', passwordsDiffer, [
    { path: 'passwordConfirmation', message: passwordsDiffer, code: 'passwords_differ' },
  ]);
}
