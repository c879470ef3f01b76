import Type, { type Static } from 'typebox';
import { Instant, nullable, shape } from '../declaration/shape';
import { LogInProvider } from './enumerations';
import { Passkey } from './passkey';

/** A provider with which a member can log in. */
const ProviderIdentity = shape({
  provider: LogInProvider,
  /** The address that the provider gave; Apple's may be a relay. */
  emailAddress: nullable(Type.String()),
  addedAt: Instant,
});

/** A member's ways to log in, besides a code to the e-mail address. */
export const WaysToLogIn = shape({
  hasPassword: Type.Boolean(),
  providers: Type.Array(ProviderIdentity),
  passkeys: Type.Array(Passkey),
  /** Providers of the business that the member can add. */
  addable: Type.Array(LogInProvider),
});
export type WaysToLogIn = Static<typeof WaysToLogIn>;
