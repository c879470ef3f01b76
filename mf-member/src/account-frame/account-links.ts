import { urlTo } from '@storefront/routes/url-to';

/** The account pages in the order of their use. */
export const accountLinks = [
  { key: 'overview', label: 'Overview', href: urlTo('member') },
  { key: 'orders', label: 'Orders', href: urlTo('member-orders') },
  { key: 'lists', label: 'Favourites and lists', href: urlTo('member-lists') },
  { key: 'weekly', label: 'Weekly time', href: urlTo('member-weekly-slot') },
  { key: 'addresses', label: 'Addresses', href: urlTo('member-addresses') },
  { key: 'loyalty', label: 'Rewards', href: urlTo('member-loyalty') },
  { key: 'cards', label: 'Cards', href: urlTo('member-cards') },
  { key: 'profile', label: 'Profile', href: urlTo('member-profile') },
  { key: 'details', label: 'Details', href: urlTo('member-my-details') },
  { key: 'password', label: 'Password', href: urlTo('member-change-password') },
  { key: 'devices', label: 'Log-in and devices', href: urlTo('member-devices') },
  { key: 'data', label: 'Your data', href: urlTo('member-data') },
] as const;

export type AccountSection = (typeof accountLinks)[number]['key'];
