import { PERSON_NAME_MAX_LENGTH } from '@storefront/api/constants';
import { Email, PersonName } from '@storefront/api/declaration/shape';
import Value from 'typebox/value';
import type { ProvenIdentity } from '../../../context/provider.types';
import { normaliseEmail } from '../../../formats/normalise-email';
import type { OpenidAccount } from './openid-provider';

export type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** A name that our mails may carry; anything else is left out. */
const nameFrom = (value: unknown): string => {
  const name = typeof value === 'string' ? value.trim().slice(0, PERSON_NAME_MAX_LENGTH) : '';
  return Value.Check(PersonName, name) ? name : '';
};

const emailFrom = (value: unknown): string | undefined =>
  Value.Check(Email, value) ? normaliseEmail(value) : undefined;

/** Apple's form field, which a browser could have changed: it names a person, and proves nothing. */
function namesInForm(user: string | undefined): { firstName?: unknown; lastName?: unknown } {
  try {
    return Object(Object(JSON.parse(user ?? '{}')).name);
  } catch {
    return {};
  }
}

/** Who a verified token names. Apple writes truth values as text. */
export function identityIn(
  claims: Claims,
  user: string | undefined,
  provesEmail: OpenidAccount['provesEmail'],
): ProvenIdentity {
  const { sub, email, email_verified, given_name, family_name, name } = claims;
  const form = namesInForm(user);
  const emailAddress = emailFrom(email);
  return {
    subject: sub,
    emailAddress,
    isEmailVerified:
      emailAddress !== undefined &&
      (email_verified === true || email_verified === 'true') &&
      provesEmail(claims, emailAddress),
    firstname: nameFrom(given_name) || nameFrom(form.firstName) || nameFrom(name),
    lastname: nameFrom(family_name) || nameFrom(form.lastName),
  };
}
