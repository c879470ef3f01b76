import Type, { type Static } from 'typebox';
import { nullable, shape } from '../declaration/shape';

/** How far a guest is who asks for the data that is kept under an e-mail address, in this session. */
export const GuestData = shape({
  /** `code_sent` says nothing of the address: it is the same for every one. `open` once the code was entered. */
  state: Type.Enum(['closed', 'code_sent', 'open']),
  /** The address that the guest has typed. */
  emailAddress: nullable(Type.String()),
  /** Until then the code is accepted, or the data is open. */
  expiresAt: nullable(Type.String()),
  /** What is kept, by kind; empty unless it is open. */
  kept: Type.Array(shape({ name: Type.String(), title: Type.String(), count: Type.Integer() })),
  /** Orders that are not finished and whose details stay: their numbers, or null for one that is being paid. */
  openOrders: Type.Array(nullable(Type.String())),
});
export type GuestData = Static<typeof GuestData>;
