import Type, { type Static } from 'typebox';
import { shape } from '../declaration/shape';

/** Who a session belongs to. */
const AuthStrategy = Type.Enum(['guest', 'member']);

/**
 * The way in. A session keeps the kind of the log-in that began it: `password`, `otp` (a one-time code), `register`,
 * `facebook`, `google`, `apple`, `passkey`, `assisted` (an operator orders for the member); `login` is a password at the older address `/authauth`, and `unknown` a session from
 * before kinds were stored, or a guest's. Renewed tokens are `refresh_token`, at the older address `refresh`.
 */
export const LoginKind = Type.Enum([
  'refresh',
  'login',
  'register',
  'otp',
  'password',
  'refresh_token',
  'facebook',
  'google',
  'apple',
  'passkey',
  'assisted',
  'unknown',
]);
export type LoginKind = Static<typeof LoginKind>;

export const SessionState = shape({ strategy: AuthStrategy, kind: LoginKind });
