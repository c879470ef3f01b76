import type { SubstituteForAll } from '@storefront/api/entities/basket';
import type { Features, PostcodeRule, RetailMembership } from '@storefront/api/entities/business-profile';
import type { ContentPage } from '@storefront/api/entities/content-page';
import type { DealKind } from '@storefront/api/entities/deal';
import type { Destination } from '@storefront/api/entities/destination';
import type { Facility, FulfilmentMethod, PaymentMethod, Platform } from '@storefront/api/entities/enumerations';
import type { HeaderFooter } from '@storefront/api/entities/header-footer';
import type { HomeContent } from '@storefront/api/entities/home-content';
import type { VariantAttribute } from '@storefront/api/entities/item-family';
import type { ItemImages } from '@storefront/api/entities/item-images';
import type { LoyaltyRules } from '@storefront/api/entities/loyalty';
import type { Badge } from '@storefront/api/entities/menu-item';
import type { ItemFact, MenuItemDetails } from '@storefront/api/entities/menu-item-details';
import type { OrderStatus } from '@storefront/api/entities/order-status';
import type { DeepLinkTarget } from '../src/database/schema/content';
import type { CouponKind } from '../src/modules/pricing/stacking';
import type { VatClass } from '../src/modules/pricing/vat';

/*
 * The demonstration data as plain rows. demo-data.ts exports `demoData(now: Date): DemoData`; the same `now` gives the same rows.
 * It is one long file, because the rows refer to each other by id: read it as the schema of one small database.
 * Ids are small integers, unique over both businesses; money is in minor units; days are 0 (Sunday) to 6 (Saturday).
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

export interface DemoStore {
  id: number;
  businessId: number;
  name: string;
  slug: string;
  addressLine1: string;
  addressLine2?: string;
  town: string;
  county?: string;
  postcode: string;
  latitude: number;
  longitude: number;
  phone: string | null;
  about: string;
  fulfilment: FulfilmentMethod[];
  minimumSpend: number;
  /** Items total from which delivery is free; null means never. */
  freeDeliveryFrom: number | null;
  /** The minimum for collection, if it differs. */
  collectionMinimumSpend?: number | null;
  smallBasketFee?: number;
  smallBasketBelow?: number;
  bagFee?: number;
  /** How many days after today slots can be booked; 0 means only today. */
  orderDaysInAdvance: number;
  /** Accepts no orders for today. */
  onlyFutureSlots: boolean;
  guestCheckout: boolean;
  /** Closed until further notice, whatever its hours. */
  closed: boolean;
  /** One entry per opening day; times as HH:mm in the business's time zone. */
  openingHours: { day: number; opens: string; closes: string }[];
  facilities: Facility[];
}

/** An outward code (SE1) that a store delivers to, or a sector by prefix (SE1 9). */
export interface DemoDeliveryArea {
  storeId: number;
  prefix: string;
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

export interface DemoCategory {
  id: number;
  businessId: number;
  parentId: number | null;
  slug: string;
  name: string;
  image: string | null;
  position: number;
}

export interface DemoItem {
  id: number;
  businessId: number;
  /** Its category at any level; it belongs to the ancestors too. */
  categoryId: number;
  slug: string;
  name: string;
  brand: string | null;
  description: string;
  badge: Badge | null;
  tags: string[];
  images: ItemImages;
  /** Further pictures. */
  morePictures: ItemImages[];
  categoryImage: string | null;
  ingredients: string | null;
  allergens: string[];
  nutrition: MenuItemDetails['nutrition'];
  /** What a portion of the nutrition table is. */
  portion: string | null;
  /** Origin, size and the like. */
  facts: ItemFact[];
  /** Alcohol by volume in tenths of a per cent. */
  abv: number | null;
  storage: string | null;
  weight: string | null;
  /** The unit of the unit price, 'g', 'ml' or 'each', and the pack's amount. Null shows none. */
  unit: { amount: number; of: 'g' | 'ml' | 'each' } | null;
  /** Of an item sold by weight: the grams of a typical one. */
  typicalGrams?: number;
  hfss: boolean;
  vatClass: VatClass;
  minimumAge: number | null;
  /** The weekdays on which it is available, 0 being Sunday; null means every day. */
  availableDays: number[] | null;
  /** The first day on which it is available. */
  availableFrom: string | null;
  /** The code of its family of sizes or colours, and its own; null for a single item. */
  family: string | null;
  variant: VariantAttribute[];
  /** Sort key of the order 'featured', ascending. */
  position: number;
}

export interface DemoOption {
  id: number;
  itemId: number;
  name: string;
  placeholder: string | null;
  maximumSelected: number;
  minimumSelected: number;
  displayAsGrid: boolean;
  mutuallyExclusive: boolean;
  /** The id of an option value. */
  dependentOn: number | null;
  extraCostInstancesThreshold: number;
  position: number;
  values: {
    id: number;
    name: string;
    extraCost: number;
    default: boolean;
    /** The text that the value asks for. */
    text?: { label: string; maxLength: number };
    /** sizeId is a value of another option of the same item; this cost applies when that size is chosen. */
    sizeExtraCost: { id: number; sizeId: number; extraCost: number }[];
  }[];
}

export interface DemoStoreItem {
  storeId: number;
  itemId: number;
  price: number;
  wasPrice: number | null;
  inStock: boolean;
  /** How many are left; null where the store does not count them. */
  stock?: number | null;
}

export interface DemoDeal {
  id: number;
  businessId: number;
  slug: string;
  name: string;
  description: string;
  /** Text on a card: '2 for £4'. */
  text: string;
  image: string | null;
  position: number;
  kind: DealKind;
  price: number | null;
  quantity: number | null;
  percent: number | null;
  amount: number | null;
  minimumSpend: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  sections: { id: number; name: string; itemIds: number[]; quantity?: number }[];
}

/** A coupon with its one code. */
export interface DemoCoupon {
  id: number;
  businessId: number;
  code: string;
  name: string;
  kind: CouponKind;
  percent: number | null;
  amount: number | null;
  minimumSpend: number;
  maximumUsesPerShopper: number | null;
  firstOrderOnly: boolean;
  membersOnly: boolean;
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

/** Slots of one store, method and weekdays; the API generates slots for two weeks and adds a day every day. */
export interface DemoSlotTemplate {
  id: number;
  storeId: number;
  fulfilmentMethod: FulfilmentMethod;
  days: number[];
  /** HH:mm, in the business's time zone. */
  starts: string;
  ends: string;
  capacity: number;
  fee: number;
  /** Minutes before the start at which booking ends. */
  leadMinutes: number;
}

/** A part of a store's delivery area with its own price; by postcode prefixes, or a ring around the store. */
export interface DemoDeliveryZone {
  storeId: number;
  id: number;
  code: string;
  name: string;
  prefixes?: string[];
  withinMetres?: number;
  /** What it adds to the price of a slot. */
  feeAdded: number;
  /** The maximum number of its orders in one slot. */
  ordersPerSlot?: number;
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

export interface DemoData {
  businesses: DemoBusiness[];
  stores: DemoStore[];
  deliveryAreas: DemoDeliveryArea[];
  gazetteer: DemoPlace[];
  categories: DemoCategory[];
  items: DemoItem[];
  options: DemoOption[];
  storeItems: DemoStoreItem[];
  deals: DemoDeal[];
  coupons: DemoCoupon[];
  searchTerms: DemoSearchTerm[];
  synonyms: DemoSynonym[];
  banners: DemoBanner[];
  campaigns: DemoCampaign[];
  pages: DemoPage[];
  redirects: DemoRedirect[];
  deliveryZones: DemoDeliveryZone[];
  slotTemplates: DemoSlotTemplate[];
  members: DemoMember[];
}
