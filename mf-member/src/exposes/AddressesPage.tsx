import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { AddressesPage } from '../addresses-page/AddressesPage';
import { type AddressBook, readAddressBook } from '../addresses-page/read-addresses';
import { type Read, read } from '../read/read';

export async function load({ api, business }: LoadContext): Promise<LoadResult<Read<AddressBook>>> {
  const data = await read(() => readAddressBook(api));
  return { kind: 'page', data, head: { title: `Your addresses, ${business.name}`, robots: 'noindex' } };
}

export function Page({ data }: PageProps<Read<AddressBook>>) {
  return <AddressesPage first={data} />;
}
