import Type, { type Static } from 'typebox';
import {
  BASKET_LIMIT_MAX,
  CASH_LIMIT_MAX,
  CONTACT_SUBJECTS_MAX,
  COUNTRIES_MAX,
  FOOTER_LINKS_MAX,
  HOST_NAME_MAX_LENGTH,
  HOSTS_MAX,
  ITEM_LIMIT_MAX,
  LINK_MAX_LENGTH,
  PICTURE_PATH_MAX_LENGTH,
  POSTCODE_RULES_MAX,
  REWARD_MAX,
  SLOT_EXTENSIONS_MAX,
  SMALL_PRINT_MAX_LENGTH,
  SUB_BUSINESSES_MAX,
} from '../constants';
import { CountryCode, Email, Id, Line, nullable, Phone, Slug, shape } from '../declaration/shape';
import { Country } from './address';
import { SubstituteForAll } from './basket';
import { PostcodeRule, RetailMembership, TipRules } from './business-profile';
import { PaymentMethod } from './enumerations';
import { LoyaltyRules } from './loyalty';
import { ComplaintRules } from './order-complaint';
import { MapStyle, MapTiles } from './white-label-settings';

const Host = Type.String({
  minLength: 3,
  maxLength: HOST_NAME_MAX_LENGTH,
  pattern: '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$',
});
/** A page of the storefront, or an external https URL. */
const Href = Type.String({
  maxLength: LINK_MAX_LENGTH,
  pattern: '^(/([^/\\s"<>\\\\][^\\s"<>\\\\]*)?|https://[^\\s"<>\\\\]+)$',
});
/** A picture that the storefront serves. */
const Picture = Type.String({ maxLength: PICTURE_PATH_MAX_LENGTH, pattern: '^/pictures/[\\w-]+/[\\w.-]+$' });
const FileLink = shape({ label: Line(60), href: Href });
const Words = (maxLength: number) =>
  Type.Record(Type.String({ pattern: '^[\\w.-]{1,60}$' }), Type.String({ maxLength }));

const look = {
  strapline: Type.Optional(Line(160)),
  logo: Type.Optional(nullable(Picture)),
  errorImage: Type.Optional(nullable(Picture)),
  /** The icon in a browser's tab, and beside the name in the header of a business without a logo. */
  icon: Type.Optional(nullable(Picture)),
  /** Design tokens that this business overrides; docs/how-to/add-a-brand.md lists them. */
  theme: Type.Optional(Words(80)),
  copy: Type.Optional(Words(2_000)),
  features: Type.Optional(
    shape({
      automaticNearestStore: Type.Optional(Type.Boolean()),
      openOnlyStore: Type.Optional(Type.Boolean()),
      useMyLocation: Type.Optional(Type.Boolean()),
      addressSearch: Type.Optional(Type.Boolean()),
      guestCheckout: Type.Optional(Type.Boolean()),
      tips: Type.Optional(Type.Boolean()),
      couponCaptcha: Type.Optional(Type.Boolean()),
      restoreLastStore: Type.Optional(Type.Boolean()),
      verifyRegistration: Type.Optional(Type.Boolean()),
      weeklySlots: Type.Optional(Type.Boolean()),
    }),
  ),
  tips: Type.Optional(TipRules),
  /** What is done about missing items unless the shopper chooses; `none` by default. */
  substituteForAll: Type.Optional(SubstituteForAll),
  /** How often a shopper may extend the hold of a slot; 0 by default. */
  slotExtensions: Type.Optional(Type.Integer({ minimum: 0, maximum: SLOT_EXTENSIONS_MAX })),
  paymentMethods: Type.Optional(Type.Array(PaymentMethod, { minItems: 1, maxItems: 4 })),
  mapTiles: Type.Optional(nullable(MapTiles)),
  mapStyle: Type.Optional(nullable(MapStyle)),
  headerFooter: Type.Optional(
    shape({
      header: shape({ links: Type.Array(FileLink, { maxItems: 8 }), notice: nullable(Line(120)) }),
      footer: shape({
        columns: Type.Array(shape({ title: Line(40), links: Type.Array(FileLink, { maxItems: FOOTER_LINKS_MAX }) }), {
          maxItems: 5,
        }),
        stayInTouch: Line(80),
        social: Type.Array(shape({ network: Type.Enum(['facebook', 'twitter', 'instagram']), href: Href }), {
          maxItems: 3,
        }),
        apps: Type.Array(shape({ platform: Type.Enum(['ios', 'android']), href: Href }), { maxItems: 2 }),
        smallPrint: Type.String({ maxLength: SMALL_PRINT_MAX_LENGTH }),
      }),
    }),
  ),
  home: Type.Optional(
    shape({
      hero: shape({
        title: Line(80),
        text: Line(240),
        image: nullable(Picture),
        note: nullable(Line(120)),
        aisle: Type.Optional(Slug),
      }),
      steps: Type.Array(shape({ title: Line(60), text: Line(240) }), { maxItems: 4 }),
      sections: Type.Array(
        shape({ title: Line(60), text: Line(240), image: nullable(Picture), aisle: Type.Optional(Slug) }),
        { maxItems: 6 },
      ),
    }),
  ),
};

/** A part of a business with its own hosts and look; stores, items and orders belong to the business. */
export const SubBusinessFile = shape({
  subBusinessId: Id,
  name: Line(60),
  hosts: Type.Array(Host, { minItems: 1, maxItems: HOSTS_MAX }),
  ...look,
});
export type SubBusinessFile = Static<typeof SubBusinessFile>;

/** A business as its operator describes it. Omitted fields are unchanged, or get the defaults of a new business. */
export const BusinessFile = shape({
  name: Line(60),
  hosts: Type.Array(Host, { minItems: 1, maxItems: HOSTS_MAX }),
  /** Its look; `theme` overrides it. */
  look: Type.Enum(['grocery', 'retail']),
  ...look,
  /** The prefix of its order numbers. */
  orderPrefix: Type.Optional(Type.String({ pattern: '^[A-Z]{2,4}$' })),
  country: Type.Optional(CountryCode),
  currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
  timeZone: Type.Optional(Line(60)),
  postcodeRules: Type.Optional(Type.Array(PostcodeRule, { minItems: 1, maxItems: POSTCODE_RULES_MAX })),
  countries: Type.Optional(Type.Array(Country, { minItems: 1, maxItems: COUNTRIES_MAX })),
  billingCountries: Type.Optional(Type.Array(Country, { minItems: 1, maxItems: COUNTRIES_MAX })),
  /**
   * The slug of a listed store, whose goods and prices visitors see before they choose a place; null or missing if they
   * choose a place first.
   */
  openShop: Type.Optional(nullable(Slug)),
  /**
   * Keeps items high in fat, sugar or salt off the home page, banners, basket and checkout; by default true for a
   * grocer.
   */
  restrictHfss: Type.Optional(Type.Boolean()),
  itemLimit: Type.Optional(Type.Integer({ minimum: 1, maximum: ITEM_LIMIT_MAX })),
  basketLimit: Type.Optional(Type.Integer({ minimum: 1, maximum: BASKET_LIMIT_MAX })),
  /** The largest order that can be paid in cash, in minor units; null or missing for no limit. */
  cashLimit: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: CASH_LIMIT_MAX }))),
  /** What is refunded without an operator when shoppers report problems; null or missing for the usual limits. */
  complaintRules: Type.Optional(nullable(ComplaintRules)),
  contactEmail: Type.Optional(nullable(Email)),
  contactPhone: Type.Optional(nullable(Phone)),
  contactSubjects: Type.Optional(Type.Array(Line(60), { maxItems: CONTACT_SUBJECTS_MAX })),
  retailMembership: Type.Optional(nullable(RetailMembership)),
  /** How members are rewarded for their orders; null or missing for not at all. */
  loyalty: Type.Optional(nullable(LoyaltyRules)),
  /**
   * What a member and the friend who registers with their code each get off an order once the friend's first order is
   * delivered, in minor units; null or missing for nothing.
   */
  referralReward: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: REWARD_MAX }))),
  subBusinesses: Type.Optional(Type.Array(SubBusinessFile, { maxItems: SUB_BUSINESSES_MAX })),
});
export type BusinessFile = Static<typeof BusinessFile>;
