import type { SubstituteForAll } from '@storefront/api/entities/basket';
import type { SubBusinessFile } from '@storefront/api/entities/business-file';
import type { Features, PostcodeRule, RetailMembership, TipRules } from '@storefront/api/entities/business-profile';
import type { PaymentMethod } from '@storefront/api/entities/enumerations';
import type { HeaderFooter } from '@storefront/api/entities/header-footer';
import type { HomeContent } from '@storefront/api/entities/home-content';
import type { LoyaltyRules } from '@storefront/api/entities/loyalty';
import type { ComplaintRules } from '@storefront/api/entities/order-complaint';
import type { MapStyle, MapTiles } from '@storefront/api/entities/white-label-settings';

interface NamedCountry {
  code: string;
  name: string;
}

/** The settings of a business, stored as one document because they are read together and rarely written. */
export interface BusinessSettings {
  orderPrefix: string;
  locale: string;
  country: string;
  currency: string;
  timeZone: string;
  strapline: string;
  logo: string | null;
  errorImage: string | null;
  /** Missing when the storefront's neutral icon is shown in the tab. */
  icon?: string | null;
  theme: Record<string, string>;
  copy: Record<string, string>;
  features: Features;
  postcodeRules: PostcodeRule[];
  mapTiles?: MapTiles | null;
  mapStyle?: MapStyle | null;
  countries: NamedCountry[];
  billingCountries: NamedCountry[];
  paymentMethods: PaymentMethod[];
  /** The slug of the store that visitors see before they choose a place; missing or null if they choose a place first. */
  openShop?: string | null;
  /** Hides items high in fat, sugar or salt from promotions; by default true for grocers. */
  restrictHfss?: boolean;
  /** Missing: the default rules. They count only with the feature `tips`. */
  tips?: TipRules;
  /** What is done about missing items unless the shopper chooses; missing for nothing. */
  substituteForAll?: SubstituteForAll;
  /** How often a shopper may extend the hold of a slot; missing for never. */
  slotExtensions?: number;
  itemLimit: number;
  basketLimit: number;
  /** The largest order that can be paid in cash, in minor units; missing or null for no limit. */
  cashLimit?: number | null;
  /** Missing or null for the usual limits of refunds without an operator. */
  complaintRules?: ComplaintRules | null;
  contactEmail: string | null;
  contactPhone: string | null;
  /** Missing in databases seeded before this setting existed. */
  contactSubjects?: string[];
  /** Missing or null when members are not rewarded for their orders. */
  loyalty?: LoyaltyRules | null;
  /** What a member and a referred friend each get, in minor units; missing or null for nothing. */
  referralReward?: number | null;
  /** Missing or null when the business has no memberships. */
  retailMembership?: RetailMembership | null;
  /** Sub-businesses with hosts and a look of their own. */
  subBusinesses?: SubBusinessFile[];
  headerFooter: HeaderFooter;
  home: Pick<HomeContent, 'hero' | 'steps' | 'sections'>;
}
