import type { ApiClient } from '@storefront/api/client';
import type { Address, SelectedAddress } from '@storefront/api/entities/address';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { attempt } from '../forms/attempt';
import { submitErrorsOf } from '../forms/submit-errors';

/** Adds an address, or changes the one with this id; passes the saved address to `onSaved`. */
export function saveAddress(
  api: ApiClient,
  body: SelectedAddress,
  addressId: number | undefined,
  onSaved: (address: Address) => void,
): Promise<SubmitErrors | undefined> {
  return attempt(async () => {
    const reply =
      addressId === undefined
        ? await api.call('POST /member/address', { body })
        : await api.call('PUT /member/address', { body: { addressId, ...body } });
    if (!reply.ok) return submitErrorsOf(reply.error);
    onSaved(reply.data);
    return undefined;
  });
}
