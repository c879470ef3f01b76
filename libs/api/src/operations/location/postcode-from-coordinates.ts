import { PostcodePlace } from '../../entities/place';
import { defineOperation } from '../../operation';
import { Latitude, Longitude, shape } from '../../shape';

export const postcodeFromCoordinates = defineOperation({
  key: 'POST /location/postcode-from-coordinates',
  id: 'postcodeFromCoordinates',
  domain: 'location',
  summary: 'The nearest known postcode to a pair of coordinates',
  safe: true,
  body: shape({ latitude: Latitude, longitude: Longitude }),
  reply: PostcodePlace,
  errors: ['location_not_found'],
});
