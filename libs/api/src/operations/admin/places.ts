import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';

export const adminPlaces = defineOperation({
  key: 'POST /admin/places',
  id: 'adminPlaces',
  domain: 'admin',
  summary: 'How many places the gazetteer has',
  access: 'admin',
  safe: true,
  body: shape({}),
  reply: shape({ count: Type.Integer() }),
  errors: [],
});
