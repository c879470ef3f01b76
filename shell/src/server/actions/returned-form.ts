import { NOTICE_SECONDS } from '@storefront/api/constants';
import type { ReturnedForm } from '@storefront/remote-kit/action.types';
import Type from 'typebox';
import Value from 'typebox/value';
import { COOKIE, type SessionCookies } from '../session/cookies';

/** With its name a cookie may have 4 kB; in base64url the form grows by a third. */
const MAX_BYTES = 2_700;
const Texts = Type.Record(Type.String(), Type.String());

export const ReturnedFormSchema = Type.Object({
  values: Texts,
  errors: Texts,
  message: Type.Optional(Type.String()),
});
const KeptSchema = Type.Object({ path: Type.String(), form: ReturnedFormSchema });

/**
 * Keeps a form for its page. One that is too large for a cookie loses its longest texts.
 * @param to the page's path and query
 */
export function keepReturnedForm(cookies: SessionCookies, to: string, form: ReturnedForm): void {
  const path = to.split('?')[0];
  const isLarge = (values: ReturnedForm['values']) =>
    Buffer.byteLength(JSON.stringify({ path, form: { ...form, values } })) > MAX_BYTES;
  const longestFirst = Object.entries(form.values).sort(([, one], [, other]) => other.length - one.length);
  while (longestFirst.length > 0 && isLarge(Object.fromEntries(longestFirst))) longestFirst.shift();
  cookies.write(COOKIE.form, { path, form: { ...form, values: Object.fromEntries(longestFirst) } }, NOTICE_SECONDS);
}

/** The form that was returned to a page, once. @param path the page's */
export function takeReturnedForm(cookies: SessionCookies, path: string): ReturnedForm | undefined {
  const kept = cookies.read(COOKIE.form);
  if (!Value.Check(KeptSchema, kept) || kept.path !== path) return undefined;
  cookies.clear(COOKIE.form);
  return kept.form;
}
