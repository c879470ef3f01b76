import type { SubstituteForAll } from '@storefront/api/entities/basket';
import type { Features, PostcodeRule, RetailMembership } from '@storefront/api/entities/business-profile';
import type { ContentPage } from '@storefront/api/entities/content-page';
import type { Destination } from '@storefront/api/entities/destination';
import type { FulfilmentMethod, PaymentMethod, Platform } from '@storefront/api/entities/enumerations';
import type { HeaderFooter } from '@storefront/api/entities/header-footer';
import type { HomeContent } from '@storefront/api/entities/home-content';
import type { LoyaltyRules } from '@storefront/api/entities/loyalty';
import type { OrderStatus } from '@storefront/api/entities/order-status';
import type { DeepLinkTarget } from '../src/database/schema/content';

/*
 * What the demonstration shops have besides their import files, as plain rows. Ids are small integers, unique over both
 * businesses; money is in minor units; days are 0 (Sunday) to 6 (Saturday).
 */

export interface DemoBusiness {
  id: number;
  name: string;
  /** The value of data-brand. */
  brand: string;
  /** Prefix of order numbers: 'PW' makes PW-7F3K-9QTX-M2HB. */
  orderPrefix: string;
  hosts: string[];
  locale: string;
  country: string;
  currency: string;
  timeZone: string;
  strapline: string;
  logo: string | null;
  errorImage: string | null;
  icon: string | null;
  theme: Record<string, string>;
  copy: Record<string, string>;
  features: Features;
  postcodeRules: PostcodeRule[];
  countries: { code: string; name: string }[];
  billingCountries: { code: string; name: string }[];
  paymentMethods: PaymentMethod[];
  /** The slug of the store that visitors see before they choose a place. */
  openShop?: string;
  /** What is done about missing items unless the shopper chooses. */
  substituteForAll?: SubstituteForAll;
  /** How often a shopper may extend the hold of a slot. */
  slotExtensions?: number;
  /** Maximum quantity of one item, and of all items in one basket. */
  itemLimit: number;
  basketLimit: number;
  cashLimit?: number;
  contactEmail: string | null;
  contactPhone: string | null;
  /** Subjects of contact messages. */
  contactSubjects: string[];
  loyalty?: LoyaltyRules;
  /** In minor units. */
  referralReward?: number;
  retailMembership?: RetailMembership;
  headerFooter: HeaderFooter;
  /** Aisles, banners, deals and popular items are added by the API. */
  home: Pick<HomeContent, 'hero' | 'steps' | 'sections'>;
}

/**
 * A full postcode ('SE1 9GF') or an outward code ('SE1') with its coordinates. Every outward code needs its own row.
 */
export interface DemoPlace {
  postcode: string;
  latitude: number;
  longitude: number;
  town: string;
  county?: string;
  /** Of a full postcode: its street and its houses, numbered in steps of two. */
  street?: string;
  firstHouse?: number;
  houses?: number;
}

/** A campaign's link: its target and its days. */
export interface DemoCampaign {
  id: number;
  businessId: number;
  title: string;
  text: string;
  platforms: Platform[] | null;
  target: DeepLinkTarget;
  storeId: number | null;
  categoryId: number | null;
  itemId: number | null;
  dealId: number | null;
  pageSlug: string | null;
  validFrom: Date;
  validUntil: Date;
}

export type DemoPage = ContentPage & { businessId: number };

/** An old slug and its new target. */
export interface DemoRedirect {
  businessId: number;
  slug: string;
  to: Destination;
  permanent: boolean;
}

/** Popular search terms of a store with their counts. */
export interface DemoSearchTerm {
  storeId: number;
  term: string;
  count: number;
}

/** Words that shoppers use for what a business sells; see docs/how-to/add-synonyms.md. */
export interface DemoSynonym {
  businessId: number;
  position: number;
  terms: string[];
  means: string[];
  categories: string[];
  offers: boolean;
  notSold: boolean;
}

export interface DemoBanner {
  id: number;
  businessId: number;
  slug: string;
  title: string;
  text: string;
  image: string | null;
  link: string | null;
  placement: 'home' | 'category' | 'search' | 'basket';
  /** Null means every platform. */
  platforms: Platform[] | null;
  /** The department whose pages show a banner of placement category. */
  categorySlug: string | null;
  position: number;
}

export interface DemoMember {
  id: number;
  businessId: number;
  emailAddress: string;
  /** Whether the address is proven to be the member's. */
  isVerified?: boolean;
  /** Hashed by the seed; at least 8 characters. */
  password: string;
  firstname: string;
  lastname: string;
  mobileContactNumber: string | null;
  /** The member's referral code; without one it is made when the member asks for it. */
  sharingCode?: string;
  addresses: {
    id: number;
    isDefault: boolean;
    country: string;
    addressLine1: string;
    addressLine2?: string;
    postcode: string;
    town: string;
    county?: string;
  }[];
  orders: {
    id: number;
    /** The number without the business's prefix: '7F3K-9QTX-M2HB'. */
    number: string;
    storeId: number;
    status: OrderStatus;
    placedAt: Date;
    /** Its status history, oldest first; the last entry is its current status. */
    events: { status: OrderStatus; at: Date }[];
    fulfilmentMethod: FulfilmentMethod;
    slotStartsAt: Date;
    slotEndsAt: Date;
    deliveryFee: number;
    tip: number;
    /** Items without options, or with default values. */
    lines: { itemId: number; quantity: number }[];
  }[];
}
