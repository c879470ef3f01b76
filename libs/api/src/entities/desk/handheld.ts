import Type, { type Static } from 'typebox';
import { PIN_LENGTH } from '../../constants';
import { Id, Line, nullable, shape } from '../../declaration/shape';
import { DeskStore } from './desk-operator';

/** Six digits. */
export const Pin = Type.String({ pattern: `^\\d{${PIN_LENGTH}}$` });

/** What is written on it, such as 'Handheld 3'. */
export const HandheldName = Line(40);

/** A shared device of a store, on which staff log in with a PIN. */
export const Handheld = shape({
  handheldId: Id,
  name: HandheldName,
  store: DeskStore,
  createdAt: Type.String(),
  /** The manager who paired it. */
  pairedBy: Type.String(),
  /** Of the last log-in or unlocking; null before the first. */
  lastUsedAt: nullable(Type.String()),
});
export type Handheld = Static<typeof Handheld>;
