import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { pointOfText } from './coordinates';
import { saveFutureContact } from './future-contact.service';
import * as location from './location.service';
import { countPlaces, savePlaces } from './save-places.service';

type Keys =
  | 'POST /location/autocomplete'
  | 'POST /location/place-details'
  | 'POST /location/address-finder'
  | 'POST /location/geocode'
  | 'POST /location/reverse'
  | 'POST /location/reverse-address'
  | 'POST /location/addresses-by-coordinates'
  | 'POST /location/addresses-by-postcode'
  | 'POST /location/coordinates-by-postcode'
  | 'POST /location/postcode-from-coordinates'
  | 'POST /location/future-contact'
  | 'POST /admin/places'
  | 'POST /admin/places-save';

export function locationRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /location/autocomplete': ({ business, body }) => location.suggest(context, business, body),
    'POST /location/place-details': ({ body }) => location.placeDetails(context, body),
    'POST /location/address-finder': ({ business, body }) => location.findAddresses(context, business, body.term),
    'POST /location/geocode': ({ business, body }) => location.geocode(context, business, body.address),
    'POST /location/reverse': ({ body }) => location.reverse(context, body),
    'POST /location/reverse-address': ({ body }) => location.addressAt(context, body),
    'POST /location/addresses-by-coordinates': async ({ body }) => ({
      addresses: await location.addressesNear(context, pointOfText(body.latitude, body.longitude)),
    }),
    'POST /location/addresses-by-postcode': ({ business, body }) =>
      location.addressesOfPostcode(context, business, body),
    'POST /location/coordinates-by-postcode': ({ business, body }) =>
      location.placeOfPostcode(context, business, body.postcode, body.country),
    'POST /location/postcode-from-coordinates': ({ body }) => location.postcodeAt(context, body),
    'POST /admin/places': () => countPlaces(context.db),
    'POST /admin/places-save': ({ body }) => savePlaces(context.db, body),
    'POST /location/future-contact': ({ business, body, now }) => saveFutureContact(context, business, body, now),
  };
}
