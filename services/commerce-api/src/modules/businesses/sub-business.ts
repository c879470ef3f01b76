import { slugOf } from '@storefront/api/slug-of';
import type { Business } from './businesses.repository';

const withoutPort = (host: string) => host.toLowerCase().replace(/:\d+$/, '');

/** A business with the settings of one of its sub-businesses; undefined when it has none with that id. */
export function asSubBusiness(business: Business, subBusinessId: number): Business | undefined {
  const found = business.settings.subBusinesses?.find((sub) => sub.subBusinessId === subBusinessId);
  if (!found) return undefined;
  const { subBusinessId: id, name, hosts, theme, copy, features, ...own } = found;
  const { settings } = business;
  return {
    ...business,
    subBusinessId: id,
    name,
    hosts,
    settings: {
      ...settings,
      ...own,
      // Settings are merged: what the sub-business does not set is taken from the business.
      theme: { ...settings.theme, ...theme },
      copy: { ...settings.copy, ...copy },
      features: { ...settings.features, ...features },
    },
  };
}

/** The business or sub-business that owns this host. */
export function businessOfHost(all: readonly Business[], host: string): Business | undefined {
  const hostName = withoutPort(host);
  for (const business of all) {
    if (business.hosts.includes(hostName)) return business;
    const sub = business.settings.subBusinesses?.find(({ hosts }) => hosts.includes(hostName));
    if (sub) return asSubBusiness(business, sub.subBusinessId);
  }
  return undefined;
}

/** The business or sub-business of a name. @param name as `slugOf` writes it */
export function businessOfName(all: readonly Business[], name: string): Business | undefined {
  for (const business of all) {
    if (slugOf(business.name) === name) return business;
    const sub = business.settings.subBusinesses?.find((one) => slugOf(one.name) === name);
    if (sub) return asSubBusiness(business, sub.subBusinessId);
  }
  return undefined;
}

/** Every host of a business, including its sub-businesses' hosts. */
export const allHostsOf = ({ hosts, settings }: Pick<Business, 'hosts' | 'settings'>): string[] => [
  ...hosts,
  ...(settings.subBusinesses ?? []).flatMap((sub) => sub.hosts),
];
