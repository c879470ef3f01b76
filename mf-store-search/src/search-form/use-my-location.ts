import { deviceLocationTryAddress, deviceLocationTryPostcode } from '@storefront/messages/store-search';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useEffect, useState } from 'react';

interface MyLocation {
  /** False on the server and in a browser that cannot say where it is. */
  readonly offered: boolean;
  readonly pending: boolean;
  find(fulfilment: string): Promise<void>;
}

/**
 * Searches where the device is, which is asked only when the shopper asks for it. What to do when that fails is said
 * beside the field, where it can be done.
 */
export function useMyLocation(onProblem: (message: string) => void): MyLocation {
  const { api, business } = usePageContext();
  const [offered, setOffered] = useState(false);
  const [pending, setPending] = useState(false);
  useEffect(() => setOffered('geolocation' in navigator), []);
  const find = async (fulfilment: string) => {
    if (pending) return;
    setPending(true);
    const isFound = await import('./find-me').then(({ findMe }) => findMe(api, fulfilment)).catch(() => false);
    if (isFound) return;
    setPending(false);
    onProblem(business.features.addressSearch ? deviceLocationTryAddress : deviceLocationTryPostcode);
  };
  return { offered, pending, find };
}
