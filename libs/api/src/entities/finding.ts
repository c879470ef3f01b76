import Type, { type Static } from 'typebox';
import { shape } from '../declaration/shape';

/** What a check of an installation found. It contains no secrets and no personal data. */
export const Finding = shape({
  /** What was checked, such as 'mail server'. */
  check: Type.String(),
  state: Type.Enum(['right', 'warning', 'wrong']),
  text: Type.String(),
  /** What follows from it; missing when it is right. */
  meaning: Type.Optional(Type.String()),
  /** What to type or to set; missing when it is right. */
  action: Type.Optional(Type.String()),
});
export type Finding = Static<typeof Finding>;
