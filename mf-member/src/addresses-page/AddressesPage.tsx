import { systemError } from '@storefront/messages/system';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { useCallback } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame';
import { ReadPart } from '../read/ReadPart';
import { type MemberRead, readAsMember } from '../read/read-as-member';
import { AddressBookView } from './AddressBookView';
import { type AddressBook, readAddressBook } from './read-addresses';

export function AddressesPage({ first }: { first: MemberRead<AddressBook> }) {
  const { api } = usePageContext();
  const [reading, again] = useRead(
    useCallback(() => readAsMember(() => readAddressBook(api)), [api]),
    first,
  );
  return (
    <AccountFrame section="addresses" title="Your addresses">
      <ReadPart reading={reading} failure={systemError} onRetry={again}>
        {(book) => <AddressBookView book={book} />}
      </ReadPart>
    </AccountFrame>
  );
}
