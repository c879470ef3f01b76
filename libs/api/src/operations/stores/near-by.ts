import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, Latitude, Longitude, shape } from '../../declaration/shape';
import { FulfilmentMethod } from '../../entities/enumerations';
import { StoresSearchResult } from '../../entities/store';

export const storesNearBy = defineOperation({
  key: 'POST /stores/near-by',
  id: 'storesNearBy',
  domain: 'stores',
  summary: 'Stores by distance from a pair of coordinates, or the nearest alone',
  safe: true,
  limits: [{ per: 'address', count: 120, seconds: 60 }],
  body: shape({
    lng: Longitude,
    lat: Latitude,
    returnNearestOnly: Type.Optional(Type.Boolean()),
    businessId: Type.Optional(Id),
    fulfilmentMethod: Type.Optional(FulfilmentMethod),
  }),
  reply: StoresSearchResult,
  errors: ['store_not_found', 'location_not_found', 'business_mismatch', 'rate_limited'],
});
