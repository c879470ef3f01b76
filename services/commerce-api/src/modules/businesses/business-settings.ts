import type { SubBusinessFile } from '@storefront/api/entities/business-file';
import type { Features, PostcodeRule, RetailMembership } from '@storefront/api/entities/business-profile';
import type { PaymentMethod } from '@storefront/api/entities/enumerations';
import type { HeaderFooter } from '@storefront/api/entities/header-footer';
import type { HomeContent } from '@storefront/api/entities/home-content';
import type { MapTiles } from '@storefront/api/entities/white-label-settings';

interface NamedCountry {
  code: string;
  name: string;
}

/** What makes a business itself, kept as one document: it is read whole and written rarely. */
export interface BusinessSettings {
  orderPrefix: string;
  locale: string;
  country: string;
  currency: string;
  timeZone: string;
  strapline: string;
  logo: string | null;
  errorImage: string | null;
  /** Missing where the look's own mark stands in the tab. */
  icon?: string | null;
  theme: Record<string, string>;
  copy: Record<string, string>;
  features: Features;
  postcodeRules: PostcodeRule[];
  mapTiles?: MapTiles | null;
  countries: NamedCountry[];
  billingCountries: NamedCountry[];
  paymentMethods: PaymentMethod[];
  /** Keeps items high in fat, sugar or salt out of what is put before shoppers unasked; left out, a grocer does. */
  restrictHfss?: boolean;
  itemLimit: number;
  basketLimit: number;
  contactEmail: string | null;
  contactPhone: string | null;
  /** Missing in databases that were seeded before it came. */
  contactSubjects?: string[];
  /** Codes that friends of the business may pass on, with the name of who does; missing where there are none. */
  referralCodes?: { code: string; sharerName: string }[];
  /** Missing or null where the business has no memberships. */
  retailMembership?: RetailMembership | null;
  /** Parts of the business with hosts and a look of their own. */
  subBusinesses?: SubBusinessFile[];
  headerFooter: HeaderFooter;
  home: Pick<HomeContent, 'hero' | 'steps' | 'sections'>;
}
