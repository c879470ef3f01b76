import { Button } from '@storefront/ui/button';
import { EmptyState } from '@storefront/ui/empty-state';
import { PinIcon } from '@storefront/ui/icons/pin';
import { PlusIcon } from '@storefront/ui/icons/plus';
import { useRef, useState } from 'react';
import formStyles from '../forms/Form.module.css';
import { AddressCard } from './AddressCard';
import styles from './AddressesPage.module.css';
import { AddressForm } from './AddressForm';
import { inOrder } from './address.model';
import type { AddressBook } from './read-addresses';
import { useAddressBook } from './use-address-book';

/** The addresses, or the form of the one that is added or changed. */
export function AddressBookView({ book }: { book: AddressBook }) {
  const { addresses, pendingId, remove, makeDefault, reread } = useAddressBook(book.addresses);
  const [open, setOpen] = useState<number | 'new'>();
  const list = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(undefined);
    // The form is gone, so the focus needs a new place.
    requestAnimationFrame(() => list.current?.focus());
  };
  if (open !== undefined)
    return (
      <div className={formStyles.column}>
        <AddressForm
          address={addresses.find(({ addressId }) => addressId === open)}
          countries={book.countries}
          onCancel={close}
          onSaved={() =>
            void reread()
              .catch(() => undefined)
              .then(close)
          }
        />
      </div>
    );
  const add = (
    <Button kind={addresses.length ? 'quiet' : 'primary'} icon={<PlusIcon />} onClick={() => setOpen('new')}>
      Add an address
    </Button>
  );
  return (
    <div ref={list} tabIndex={-1} className={styles.book}>
      {addresses.length ? (
        <>
          <ul className={styles.cards}>
            {inOrder(addresses).map((address) => (
              <AddressCard
                key={address.addressId}
                address={address}
                pending={pendingId === address.addressId}
                onEdit={() => setOpen(address.addressId)}
                onRemove={() => void remove(address)}
                onMakeDefault={() => void makeDefault(address)}
              />
            ))}
          </ul>
          <div>{add}</div>
        </>
      ) : (
        <EmptyState title="No addresses yet" art={<PinIcon />} action={add}>
          <p>Save one here to use it at checkout.</p>
        </EmptyState>
      )}
    </div>
  );
}
