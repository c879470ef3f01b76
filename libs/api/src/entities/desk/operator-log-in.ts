import Type, { type Static } from 'typebox';
import { nullable, shape } from '../../declaration/shape';
import { Passkey } from '../passkey';

/** How an operator logs in, as they see it themselves. */
export const OperatorLogIn = shape({
  /** Null for an operator who has a key only. */
  email: nullable(Type.String()),
  /** The oldest first. */
  passkeys: Type.Array(Passkey),
});
export type OperatorLogIn = Static<typeof OperatorLogIn>;
