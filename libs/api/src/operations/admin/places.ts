import Type from 'typebox';
import { defineOperation } from '../../operation';
import { shape } from '../../shape';

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
