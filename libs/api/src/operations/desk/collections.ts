import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, Line, shape } from '../../declaration/shape';
import { Collection } from '../../entities/desk/collection';

export const deskCollections = defineOperation({
  key: 'POST /desk/collections',
  id: 'deskCollections',
  domain: 'desk',
  summary: 'Collection orders of a store that wait at the counter or are being picked, the next ones first',
  access: 'admin',
  roles: ['counter', 'manager', 'support'],
  safe: true,
  body: shape({
    storeId: Id,
    /** A part of the number, the name or the phone number. */
    text: Type.Optional(Line(80)),
  }),
  reply: shape({ collections: Type.Array(Collection) }),
  errors: ['store_not_found'],
});
