import Type, { type Static } from 'typebox';
import { nullable, shape } from '../declaration/shape';

/** A basket's place in the queue of those who want to choose a slot. */
export const WaitingRoom = shape({
  /** `open`: it need not wait, as far as is known; `waiting`; or `admitted`, with a pass to hold slots. */
  state: Type.Enum(['open', 'waiting', 'admitted']),
  /** 1 is next; null unless it waits. */
  place: nullable(Type.Integer()),
  /** How long it waits if everybody before it takes their turn; null unless it waits. */
  waitSeconds: nullable(Type.Integer()),
  /** When the page should ask again; asking keeps the place. */
  checkAfterSeconds: Type.Integer(),
  /** Until then it may hold slots. */
  passUntil: nullable(Type.String()),
});
export type WaitingRoom = Static<typeof WaitingRoom>;
