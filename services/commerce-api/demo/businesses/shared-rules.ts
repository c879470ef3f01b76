import type { DemoBusiness } from '../demo-data.types';

/** Settings shared by both demonstration businesses, which trade in Great Britain. */
export const BRITISH = {
  locale: 'en-gb',
  country: 'GB',
  currency: 'GBP',
  timeZone: 'Europe/London',
  postcodeRules: [
    {
      country: 'GB',
      pattern: '^([A-Z]{1,2}\\d[A-Z\\d]?) ?(\\d[ABD-HJLNP-UW-Z]{2})$',
      maxLength: 8,
      example: 'SE1 9GF',
    },
  ],
  countries: [{ code: 'GB', name: 'United Kingdom' }],
  billingCountries: [
    { code: 'GB', name: 'United Kingdom' },
    { code: 'IE', name: 'Ireland' },
    { code: 'FR', name: 'France' },
    { code: 'DE', name: 'Germany' },
    { code: 'US', name: 'United States' },
  ],
  paymentMethods: ['card', 'apple_pay', 'google_pay', 'cash'],
} satisfies Partial<DemoBusiness>;

/** Until when an order can be changed or cancelled, and where. */
export const CHANGES =
  'Yes, until we start to pick it: open the order in your account. If you ordered as a guest, open the link in our email in the browser that you ordered with, or ring the store with the order number.';

/** Frequently asked questions as text keys: 'faq.1.question', 'faq.1.answer' and so on. */
export function faqCopy(pairs: readonly (readonly [question: string, answer: string])[]): Record<string, string> {
  return Object.fromEntries(
    pairs.flatMap(([question, answer], index) => [
      [`faq.${index + 1}.question`, question],
      [`faq.${index + 1}.answer`, answer],
    ]),
  );
}

/** The links to a brand's social networks. */
export function socialLinks(name: string) {
  return (['facebook', 'twitter', 'instagram'] as const).map((network) => ({
    network,
    href: `https://example.com/${network}/${name}`,
  }));
}
