import type { ApiClient } from '@storefront/api/client';
import type { Address, Country } from '@storefront/api/entities/address';

export interface AddressBook {
  readonly addresses: Address[];
  readonly countries: Country[];
}

export async function readAddresses(api: ApiClient): Promise<Address[]> {
  const reply = await api.call('GET /member/addresses');
  if (!reply.ok) throw new Error('Addresses: rejected');
  return reply.data.addresses;
}

export async function readAddressBook(api: ApiClient): Promise<AddressBook> {
  const [addresses, countries] = await Promise.all([readAddresses(api), api.call('GET /member/countries')]);
  if (!countries.ok) throw new Error('Countries: rejected');
  return { addresses, countries: countries.data.countries };
}
