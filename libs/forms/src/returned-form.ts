import type { FormFields, ReturnedForm } from '@storefront/remote-kit/action.types';
import { fieldName } from './problem-errors';
import type { SubmitErrors } from './use-storefront-form';

/** Fields that are never sent back to a browser. */
const SECRETS: readonly string[] = [
  'password',
  'passwordAgain',
  'currentPassword',
  'otp',
  'verificationCode',
  'confirmationCode',
  'resetToken',
];

/**
 * A form without scripts as its page shows it again: everything typed but passwords and codes, and why it was refused.
 * Errors of fields that the form does not have are errors of the form.
 * @param fields the form's own, with those that it carries on
 * @param aliases the server's field names that differ from the form's
 */
export function returnedForm(
  fields: readonly string[],
  form: FormFields,
  { message, errors = [] }: SubmitErrors = {},
  aliases: Readonly<Record<string, string>> = {},
): ReturnedForm {
  const named = errors.map(({ path, message: text }) => {
    const name = fieldName(path);
    return { name: aliases[name] ?? name, text };
  });
  const own = named.filter(({ name }) => fields.includes(name));
  const rest = named.filter(({ name }) => !fields.includes(name)).map(({ text }) => text);
  const whole = errors.length > 0 ? rest.join(' ') : message;
  const shown = fields.filter((name) => !SECRETS.includes(name));
  return {
    values: Object.fromEntries(shown.flatMap((name) => (form[name] ? [[name, form[name]]] : []))),
    // The first error of each field.
    errors: Object.fromEntries(own.reverse().map(({ name, text }) => [name, text])),
    ...(whole && { message: whole }),
  };
}
