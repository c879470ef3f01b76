import Type, { type Static } from 'typebox';
import { nullable, shape } from '../declaration/shape';

/** What is stored about a member, for people and for programs. */
export const MemberData = shape({
  exportedAt: Type.String(),
  sections: Type.Array(
    shape({
      /** Such as 'addresses'. */
      name: Type.String(),
      /** Such as 'Addresses'. */
      title: Type.String(),
      /** Fields by name, such as { postcode: 'SE1 9GF' }; amounts are in minor units, instants are ISO 8601. */
      records: Type.Array(Type.Record(Type.String(), nullable(Type.String()))),
    }),
  ),
});
export type MemberData = Static<typeof MemberData>;
