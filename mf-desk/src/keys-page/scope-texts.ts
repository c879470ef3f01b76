import type { ApiScope } from '@storefront/api/entities/api-key';

/** What a program with a scope may do, in words. */
export const scopeTexts: Readonly<Record<ApiScope, string>> = {
  'stock:write': 'Change stock and availability',
  'prices:write': 'Change prices',
  'orders:read': 'Read orders, without personal data',
  'orders:pick': 'Pick orders, with names and notes',
  'catalogue:read': 'Read items and prices',
  reports: 'Read the day close',
  webhooks: 'Add and remove webhooks',
};

export const scopes = Object.keys(scopeTexts) as readonly ApiScope[];
