import { systemError } from '@storefront/messages/system';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useCallback } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame';
import { ReadPart } from '../read/ReadPart';
import type { Read } from '../read/read';
import { useRead } from '../read/use-read';
import { AddressBookView } from './AddressBookView';
import { type AddressBook, readAddressBook } from './read-addresses';

export function AddressesPage({ first }: { first: Read<AddressBook> }) {
  const { api } = usePageContext();
  const [reading, again] = useRead(
    first,
    useCallback(() => readAddressBook(api), [api]),
  );
  return (
    <AccountFrame room="addresses" title="Your addresses">
      <ReadPart reading={reading} failure={systemError} onRetry={again}>
        {(book) => <AddressBookView book={book} />}
      </ReadPart>
    </AccountFrame>
  );
}
