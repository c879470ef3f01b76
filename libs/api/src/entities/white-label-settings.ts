import Type, { type Static } from 'typebox';
import { MAP_TILES_URL_MAX_LENGTH } from '../constants';
import { Id, Line, nullable, shape } from '../shape';
import { Features, PostcodeRule } from './business-profile';
import { PaymentMethod } from './enumerations';

/** Where the pictures of maps come from; without one the ground of a map is drawn. */
export const MapTiles = shape({
  /** A path of this storefront or an https address, with {z}, {x} and {y} in it. */
  url: Type.String({
    maxLength: MAP_TILES_URL_MAX_LENGTH,
    pattern:
      '^(/(?![/\\\\])|https://[a-z0-9.-]+(:\\d+)?/)(?=[^\\s]*\\{z\\})(?=[^\\s]*\\{x\\})(?=[^\\s]*\\{y\\})[^\\s"<>;,\\\\]*$',
  }),
  /** Whom to thank for them, as their licence asks. */
  attribution: Line(160),
});
export type MapTiles = Static<typeof MapTiles>;

export const WhiteLabelSettings = shape({
  businessId: Id,
  /** Where the host is that of a part of the business with a look of its own. */
  subBusinessId: Type.Optional(Id),
  name: Type.String(),
  /** The value of data-brand, which picks the tokens of the look. */
  brand: Type.String(),
  strapline: Type.String(),
  logo: nullable(Type.String()),
  errorImage: nullable(Type.String()),
  /** For a browser's tab; the look's own mark where there is none. */
  icon: Type.Optional(nullable(Type.String())),
  locale: Type.String(),
  country: Type.String(),
  currency: Type.String(),
  hosts: Type.Array(Type.String()),
  /** Values of tokens that this business changes over its brand's own. */
  theme: Type.Record(Type.String(), Type.String()),
  /** Words of its own, by key. */
  copy: Type.Record(Type.String(), Type.String()),
  features: Features,
  postcodeRules: Type.Array(PostcodeRule),
  mapTiles: Type.Optional(nullable(MapTiles)),
  paymentMethods: Type.Array(PaymentMethod),
  /** Where the payment gateways' own scripts and frames come from: what checkout's Content-Security-Policy lets in. */
  paymentOrigins: Type.Array(Type.String()),
});
export type WhiteLabelSettings = Static<typeof WhiteLabelSettings>;
