import Type, { type Static } from 'typebox';
import { MAP_TILES_URL_MAX_LENGTH } from '../constants';
import { Id, Line, nullable, shape } from '../declaration/shape';
import { Features, PostcodeRule, TipRules } from './business-profile';
import { LogInProvider, OneTimeCodeChannel, PaymentMethod } from './enumerations';

/** Where map tiles come from; without it, maps have a drawn background. */
export const MapTiles = shape({
  /** A path of this storefront or an https URL, containing {z}, {x} and {y}. */
  url: Type.String({
    maxLength: MAP_TILES_URL_MAX_LENGTH,
    pattern:
      '^(/(?![/\\\\])|https://[a-z0-9.-]+(:\\d+)?/)(?=[^\\s]*\\{z\\})(?=[^\\s]*\\{x\\})(?=[^\\s]*\\{y\\})[^\\s"<>;,\\\\]*$',
  }),
  /** The attribution that the tiles' licence requires. */
  attribution: Line(160),
});
export type MapTiles = Static<typeof MapTiles>;

/** The streets on which an order's driver is shown; without it, that map is like the others. */
export const MapStyle = shape({
  /** A style of MapLibre: a path of this storefront or an https URL. Another server of this machine may lack https. */
  url: Type.String({
    maxLength: MAP_TILES_URL_MAX_LENGTH,
    pattern:
      '^(/(?![/\\\\])|https://[a-z0-9.-]+(:\\d+)?/|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?/)[^\\s"<>;,\\\\]*$',
  }),
  /** The attribution that the map's licence requires. */
  attribution: Line(160),
});
export type MapStyle = Static<typeof MapStyle>;

export const WhiteLabelSettings = shape({
  businessId: Id,
  /** Set if the host belongs to a part of the business with its own look. */
  subBusinessId: Type.Optional(Id),
  name: Type.String(),
  /** The value of data-brand, which selects the look's design tokens. */
  brand: Type.String(),
  strapline: Type.String(),
  logo: nullable(Type.String()),
  errorImage: nullable(Type.String()),
  /** The icon in a browser's tab, and beside the name in the header of a business without a logo. */
  icon: Type.Optional(nullable(Type.String())),
  locale: Type.String(),
  country: Type.String(),
  currency: Type.String(),
  hosts: Type.Array(Type.String()),
  /** Design tokens that this business overrides. */
  theme: Type.Record(Type.String(), Type.String()),
  /** Texts that it overrides, by key. */
  copy: Type.Record(Type.String(), Type.String()),
  features: Features,
  postcodeRules: Type.Array(PostcodeRule),
  mapTiles: Type.Optional(nullable(MapTiles)),
  mapStyle: Type.Optional(MapStyle),
  /** The store whose goods and prices visitors see before they choose a place; missing where they choose a place first. */
  openShop: Type.Optional(shape({ id: Id, slug: Type.String(), name: Type.String() })),
  /** Missing where the business takes no tips. */
  tips: Type.Optional(TipRules),
  /** What the browser needs for the captcha of coupons; missing where the business asks for none. */
  captcha: Type.Optional(shape({ siteKey: Type.String(), scriptUrl: Type.String() })),
  paymentMethods: Type.Array(PaymentMethod),
  /** How codes to log in with can be sent; missing where they cannot. */
  oneTimeCodes: Type.Optional(Type.Array(OneTimeCodeChannel)),
  /** The companies whose log-in is offered; missing where there are none. */
  logInProviders: Type.Optional(Type.Array(LogInProvider)),
  /** The origins of the payment gateways' scripts and frames, which checkout's Content-Security-Policy allows. */
  paymentOrigins: Type.Array(Type.String()),
  /** The origins of the gateways' own pages, which checkout may frame and post a form to, and nothing else. */
  paymentPageOrigins: Type.Optional(Type.Array(Type.String())),
});
export type WhiteLabelSettings = Static<typeof WhiteLabelSettings>;
