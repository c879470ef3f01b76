import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, Latitude, Longitude, nullable, shape } from '../../declaration/shape';
import { FulfilmentMethod } from '../../entities/enumerations';

export const usualPlace = defineOperation({
  key: 'GET /member/usual-place',
  id: 'usualPlace',
  domain: 'member',
  summary: 'Where a member shops: the place, the method and the store of the last order, else the default address',
  access: 'member',
  safe: true,
  reply: shape({
    location: nullable(shape({ postcode: Type.String(), latitude: Latitude, longitude: Longitude })),
    fulfilmentMethod: FulfilmentMethod,
    store: nullable(shape({ id: Id, slug: Type.String(), name: Type.String() })),
  }),
  errors: [],
});
