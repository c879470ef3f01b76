/** @jest-environment node */
import type { Business } from '@storefront/remote-kit/business.types';
import { repairedSettings, settingFaults } from './check-settings';

const good: Business = {
  businessId: 1,
  name: 'Fernhill',
  brand: 'grocery',
  strapline: 'Everything for the garden',
  logo: '/pictures/brand-1/logo.webp',
  errorImage: null,
  icon: null,
  locale: 'en-gb',
  country: 'GB',
  currency: 'GBP',
  hosts: ['garden.localhost'],
  theme: { brand: '#6b2150', brandDeep: '#4d1238' },
  copy: { searchPlaceholder: 'Search the garden' },
  features: {
    automaticNearestStore: false,
    useMyLocation: true,
    addressSearch: false,
    guestCheckout: true,
    tips: false,
    restoreLastStore: true,
  },
  postcodeRules: [{ country: 'GB', pattern: '^[A-Z]', maxLength: 8, example: 'SE1 9GF' }],
  paymentMethods: ['cash'],
  paymentOrigins: [],
};
const load = (given: object, last?: Business) => repairedSettings(given, settingFaults(given), last);

test('valid settings are used unchanged, and unknown fields of a newer service are ignored', () => {
  expect(settingFaults(good)).toEqual([]);
  const newer = { ...good, comesLater: true };
  expect(settingFaults(newer)).toEqual([]);
  expect(load(newer)).toBe(newer);
});

test.each<[string, object, keyof Business]>([
  ['a colour that cannot be read', { theme: { muted: '#d9d3c3' } }, 'theme'],
  ['a value that is CSS', { theme: { rButton: '0}*{display:none' } }, 'theme'],
  ['a logo from elsewhere', { logo: 'https://example.com/logo.svg' }, 'logo'],
  ['an error image that leaves the folder', { errorImage: '/pictures/../secret.webp' }, 'errorImage'],
  ['an icon from elsewhere', { icon: 'https://example.com/icon.png' }, 'icon'],
  ['an unknown look', { brand: 'neon' }, 'brand'],
  [
    'a rule that is not a regular expression',
    { postcodeRules: [{ ...good.postcodeRules[0], pattern: '[' }] },
    'postcodeRules',
  ],
  ['a feature that is not a boolean', { features: { ...good.features, tips: 'yes' } }, 'features'],
  ['a name that is none', { name: 7 }, 'name'],
])('%s is reported by name, and its last valid value is used', (_, wrong, setting) => {
  const given = { ...good, strapline: 'New words', ...wrong };
  expect(settingFaults(given).map((fault) => fault.setting)).toContain(setting);
  expect(load(given, good)).toEqual({ ...good, strapline: 'New words' });
});

test('a setting that was never valid gets the look’s default, and one without a default is not guessed', () => {
  expect(load({ ...good, theme: { ink: 'black' } }).theme).toEqual({});
  expect(load({ ...good, logo: 'javascript:alert(1)' }).logo).toBeNull();
  expect(() => load({ ...good, currency: undefined })).toThrow('currency');
  expect(() => load([] as object)).toThrow('White-label setting');
});

test('a theme that was valid for another look is not applied to this one unchecked', () => {
  const retail = { ...good, brand: 'retail', theme: { surface: '#123456' } };
  const last = { ...good, theme: { ink: '#6b2150', muted: '#6b2150' } };
  expect(settingFaults(load(retail, last))).toEqual([]);
});
