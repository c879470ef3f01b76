import Type, { type Static } from 'typebox';
import { shape } from '../declaration/shape';

export const ProblemField = shape({ path: Type.String(), message: Type.String(), code: Type.String() });
export type ProblemField = Static<typeof ProblemField>;

/** application/problem+json. Clients match on `code`; `expected` marks an outcome that the operation declares. */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  code: Type.String(),
  expected: Type.Boolean(),
  errors: Type.Optional(Type.Array(ProblemField)),
});
export type Problem = Static<typeof Problem>;
