import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { AddressesPage } from '../addresses-page/AddressesPage';
import { type AddressBook, readAddressBook } from '../addresses-page/read-addresses';
import { type MemberRead, readAsMember } from '../read/read-as-member';

export async function load({ api, business }: LoadContext): Promise<LoadResult<MemberRead<AddressBook>>> {
  const data = await readAsMember(() => readAddressBook(api));
  return { kind: 'page', data, head: { title: `Your addresses, ${business.name}`, robots: 'noindex' } };
}

export function Page({ data }: PageProps<MemberRead<AddressBook>>) {
  return <AddressesPage first={data} />;
}
