import type { PostcodePlace } from '@storefront/api/entities/place';
import Type, { type Static } from 'typebox';
import type { Provider } from '../../../context/places.types';
import { outcodeOf } from '../postcode';
import { parseReply } from './parse-reply';
import type { ProviderClient } from './provider-client';

const NAME = 'postcodes.io';
/** The largest radius that the provider accepts. */
const SEARCH_RADIUS_METRES = 2_000;

const Text = Type.Union([Type.String(), Type.Null()]);
const Coordinate = Type.Union([Type.Number(), Type.Null()]);

const Postcode = Type.Object({
  postcode: Type.String(),
  outcode: Type.String(),
  latitude: Coordinate,
  longitude: Coordinate,
  admin_district: Type.Optional(Text),
  parish: Type.Optional(Text),
});
const PostcodeReply = Type.Object({ status: Type.Integer(), result: Postcode });
const PostcodesReply = Type.Object({ status: Type.Integer(), result: Type.Union([Type.Array(Postcode), Type.Null()]) });
const Outcode = Type.Object({
  status: Type.Integer(),
  result: Type.Object({
    outcode: Type.String(),
    latitude: Coordinate,
    longitude: Coordinate,
    admin_district: Type.Optional(Type.Array(Type.String())),
  }),
});

/** Some postcodes, such as those of the Crown dependencies, have no coordinates. */
function placeOf({
  postcode,
  latitude,
  longitude,
  admin_district,
}: Static<typeof Postcode>): PostcodePlace | undefined {
  if (latitude === null || longitude === null) return undefined;
  return { postcode, latitude, longitude, town: admin_district ?? null, precision: 'postcode' };
}

/** postcodes.io: coordinates of British postcodes. It needs no key and has no addresses. */
export function postcodesIo(url: string, client: ProviderClient): Provider {
  return {
    name: NAME,

    async postcode(postcode, country) {
      if (country !== 'GB') return undefined;
      const { status, body } = await client.ask({ url: new URL(`${url}/postcodes/${encodeURIComponent(postcode)}`) });
      if (status === 200) return placeOf(parseReply(NAME, PostcodeReply, body).result);
      // A new postcode may be missing; the centre of its district is accurate enough to find stores.
      const outcode = await client.ask({ url: new URL(`${url}/outcodes/${encodeURIComponent(outcodeOf(postcode))}`) });
      if (outcode.status !== 200) return undefined;
      const { latitude, longitude, admin_district } = parseReply(NAME, Outcode, outcode.body).result;
      if (latitude === null || longitude === null) return undefined;
      return { postcode, latitude, longitude, town: admin_district?.[0] ?? null, precision: 'outcode' };
    },

    async postcodeAt({ latitude, longitude }) {
      const query = new URL(`${url}/postcodes`);
      query.search = new URLSearchParams({
        lon: String(longitude),
        lat: String(latitude),
        limit: '1',
        radius: String(SEARCH_RADIUS_METRES),
      }).toString();
      const { status, body } = await client.ask({ url: query });
      if (status !== 200) return undefined;
      const [first] = parseReply(NAME, PostcodesReply, body).result ?? [];
      return first && placeOf(first);
    },
  };
}
