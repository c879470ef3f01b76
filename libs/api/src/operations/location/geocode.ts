import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';
import { Geolocation } from '../../entities/place';
import { LOOK_UPS } from './location-limits';

export const geocode = defineOperation({
  key: 'POST /location/geocode',
  id: 'geocode',
  domain: 'location',
  summary: 'Where a typed address or postcode is',
  safe: true,
  limits: LOOK_UPS,
  body: shape({ address: Line(200) }),
  reply: Geolocation,
  errors: ['location_not_found', 'places_unavailable', 'rate_limited'],
});
