import type { SelectedAddress } from '@storefront/api/entities/address';
import type { LocatedAddress } from '@storefront/api/entities/place';
import { addressesNotFound } from '@storefront/messages/checkout';
import { fill } from '@storefront/messages/fill';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { SelectField } from '@storefront/ui/select-field';
import { useState } from 'react';
import styles from '../checkout-frame/CheckoutFrame.module.css';

interface AddressLookUpProps {
  /** The typed one. */
  readonly postcode: string;
  readonly onChoose: (address: SelectedAddress) => void;
}

interface Found {
  readonly postcode: string;
  readonly addresses: readonly LocatedAddress[];
}

/** Finds the addresses of a postcode, one of which fills in the fields; they can be typed without it. */
export function AddressLookUp({ postcode, onChoose }: AddressLookUpProps) {
  const { api, business } = usePageContext();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<Found>();
  const asked = postcode.trim().toUpperCase();
  if (!asked) return null;
  const find = async () => {
    setBusy(true);
    const body = { postcode: asked, country: business.country };
    // A failed look-up finds nothing: the fields are the other way.
    const reply = await api.call('POST /location/addresses-by-postcode', { body }).catch(() => undefined);
    setFound({ postcode: asked, addresses: reply?.ok ? reply.data.addresses : [] });
    setBusy(false);
  };
  const isCurrent = found?.postcode === asked;
  return (
    <div className={styles.choices}>
      <Button kind="quiet" busy={busy} onClick={() => void find()}>
        Find addresses at {asked}
      </Button>
      {isCurrent && found.addresses.length > 0 && (
        <SelectField
          label={`Addresses at ${asked}`}
          placeholder="Choose yours"
          defaultValue=""
          options={found.addresses.map(({ placeId, description }) => ({ value: placeId, label: description }))}
          onChange={({ currentTarget }) => {
            const chosen = found.addresses.find(({ placeId }) => placeId === currentTarget.value);
            if (chosen) onChoose(chosen.address);
          }}
        />
      )}
      <p role="status">{isCurrent && found.addresses.length === 0 && fill(addressesNotFound, asked)}</p>
    </div>
  );
}
