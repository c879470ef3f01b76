import type { Address } from '@storefront/api/entities/address';
import { problemMessage } from '@storefront/messages/problem-message';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { showToast } from '@storefront/ui/show-toast';
import { useState } from 'react';
import { failureText } from '../forms/failure-text';

/** The address book with its immediate actions: delete with undo, and set the default. */
export function useAddressBook(first: readonly Address[]) {
  const { api } = usePageContext();
  const [addresses, setAddresses] = useState<readonly Address[]>(first);
  const [pendingId, setPendingId] = useState<number>();

  const change = async (addressId: number, work: () => Promise<void>) => {
    if (pendingId !== undefined) return;
    setPendingId(addressId);
    await work().catch((failure: unknown) => showToast({ text: failureText(failure) }));
    setPendingId(undefined);
  };

  const reread = async () => {
    const reply = await api.call('GET /member/addresses');
    if (reply.ok) setAddresses(reply.data.addresses);
  };

  const restore = async ({ addressId: _gone, ...address }: Address) => {
    try {
      const reply = await api.call('POST /member/address', { body: address });
      if (reply.ok) await reread();
      else showToast({ text: problemMessage(reply.error) });
    } catch (failure) {
      showToast({ text: failureText(failure) });
    }
  };

  const remove = (address: Address) =>
    change(address.addressId, async () => {
      const reply = await api.call('DELETE /member/address', { body: { addressId: address.addressId } });
      // Already deleted in another tab, which is the wanted result.
      if (!reply.ok) return reread();
      setAddresses(reply.data.addresses);
      showToast({
        text: `${address.addressLine1} is deleted`,
        action: { label: 'Undo', onPress: () => void restore(address) },
      });
    });

  const makeDefault = (address: Address) =>
    change(address.addressId, async () => {
      const reply = await api.call('POST /member/address/default', { body: { addressId: address.addressId } });
      if (!reply.ok) return reread();
      setAddresses(reply.data.addresses);
    });

  return { addresses, pendingId, remove, makeDefault, reread };
}
