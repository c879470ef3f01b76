import { DEFAULT_COUNTRY } from '@storefront/api/constants';
import type { BusinessSettings } from '../../database/business-settings';

/** The settings of a business that its file does not contain: it trades in Great Britain and takes cash. */
export function businessDefaults(name: string): BusinessSettings {
  return {
    orderPrefix: prefixOf(name),
    locale: 'en-gb',
    country: DEFAULT_COUNTRY,
    currency: 'GBP',
    timeZone: 'Europe/London',
    strapline: `Shop with ${name}`,
    logo: null,
    errorImage: null,
    theme: {},
    copy: {},
    features: {
      automaticNearestStore: false,
      openOnlyStore: false,
      useMyLocation: true,
      addressSearch: false,
      guestCheckout: true,
      tips: false,
      restoreLastStore: true,
    },
    postcodeRules: [
      {
        country: 'GB',
        pattern: '^([A-Z]{1,2}\\d[A-Z\\d]?) ?(\\d[ABD-HJLNP-UW-Z]{2})$',
        maxLength: 8,
        example: 'SE1 9GF',
      },
    ],
    countries: [{ code: 'GB', name: 'United Kingdom' }],
    billingCountries: [{ code: 'GB', name: 'United Kingdom' }],
    paymentMethods: ['cash'],
    itemLimit: 20,
    basketLimit: 100,
    contactEmail: null,
    contactPhone: null,
    contactSubjects: ['An order', 'My account', 'Something else'],
    headerFooter: {
      header: { links: [{ label: 'Stores', href: '/store-all' }], notice: null },
      footer: {
        columns: [
          {
            title: 'Shop',
            links: [
              { label: 'Find a store', href: '/stores-near-by' },
              { label: 'Basket', href: '/basket' },
            ],
          },
          { title: 'Help', links: [{ label: 'Questions', href: '/faqs' }] },
          { title: 'Account', links: [{ label: 'Log in', href: '/login' }] },
        ],
        stayInTouch: 'Stay in touch',
        social: [],
        apps: [],
        smallPrint: name,
      },
    },
    home: {
      hero: { title: name, text: 'Enter your postcode to find your store.', image: null, note: null },
      steps: [],
      sections: [],
    },
  };
}

/** 'Fern & Hill' becomes FH, 'Fernhill' FER: at least two letters, because order numbers start with them. */
function prefixOf(name: string): string {
  const words = name.toUpperCase().match(/[A-Z]+/g) ?? [];
  const initials = words.map((word) => word[0]).join('');
  return (initials.length > 1 ? initials : `${words[0] ?? ''}SHOP`.slice(0, 3)).slice(0, 4);
}
