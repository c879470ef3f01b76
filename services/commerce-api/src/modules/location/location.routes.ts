import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { placeAt, placeOfPostcode } from './location.repository';
import { normalPostcode } from './postcode';

type Keys = 'POST /location/coordinates-by-postcode' | 'POST /location/postcode-from-coordinates';

export function locationRoutes({ db }: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /location/coordinates-by-postcode': ({ business, body }) =>
      placeOfPostcode(db, normalPostcode(business, body.postcode, body.country?.toUpperCase())),
    'POST /location/postcode-from-coordinates': ({ body }) => placeAt(db, body.latitude, body.longitude),
  };
}
