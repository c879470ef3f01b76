import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, Line, shape } from '../../declaration/shape';
import { SubstituteCandidate } from '../../entities/desk/pick-list';

export const deskPickSubstitutes = defineOperation({
  key: 'POST /desk/pick-substitutes',
  id: 'deskPickSubstitutes',
  domain: 'desk',
  summary: "Items in place of a missing one, the shopper's wish first, then the most similar ones in stock",
  access: 'admin',
  roles: ['picker', 'manager'],
  safe: true,
  body: shape({
    businessOrderId: Line(40),
    lineId: Id,
    /** A name, code or barcode instead of our suggestions. */
    text: Type.Optional(Line(80)),
  }),
  reply: shape({ candidates: Type.Array(SubstituteCandidate) }),
  errors: ['order_not_found', 'line_not_found'],
});
