import { deviceLocationTryAddress, deviceLocationTryPostcode } from '@storefront/messages/store-search';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useEffect, useState } from 'react';
import type { SearchFields } from './send-search';

interface MyLocation {
  /** False on the server and in a browser without geolocation. */
  readonly offered: boolean;
  readonly pending: boolean;
  /** @param fields of the search besides its place */
  find(fields: SearchFields): Promise<void>;
}

/**
 * Searches at the device's position, which is requested only on the shopper's command. A failure is explained beside
 * the field.
 */
export function useMyLocation(onProblem: (message: string) => void): MyLocation {
  const { api, business } = usePageContext();
  const [offered, setOffered] = useState(false);
  const [pending, setPending] = useState(false);
  useEffect(() => setOffered('geolocation' in navigator), []);
  const find = async (fields: SearchFields) => {
    if (pending) return;
    setPending(true);
    const isFound = await import('./search-at-device-location')
      .then(({ searchAtDeviceLocation }) => searchAtDeviceLocation(api, fields))
      .catch(() => false);
    if (isFound) return;
    setPending(false);
    onProblem(business.features.addressSearch ? deviceLocationTryAddress : deviceLocationTryPostcode);
  };
  return { offered, pending, find };
}
