import { deviceLocationNoMatch, deviceLocationTryPostcode } from '@storefront/messages/store-search';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { showToast } from '@storefront/ui/show-toast';
import { useEffect, useState } from 'react';
import { deviceLocation } from '../place/device-location';

interface MyLocation {
  /** False on the server and in a browser that cannot say where it is. */
  readonly offered: boolean;
  readonly pending: boolean;
  find(fulfilment: string): Promise<void>;
}

/** Searches where the device is; what went wrong is said beside the field, where the way out is. */
export function useMyLocation(onProblem: (message: string) => void): MyLocation {
  const { api, navigate } = usePageContext();
  const [offered, setOffered] = useState(false);
  const [pending, setPending] = useState(false);
  useEffect(() => setOffered('geolocation' in navigator), []);
  const find = async (fulfilment: string) => {
    if (pending) return;
    setPending(true);
    const found = await deviceLocation(api);
    if (found.kind === 'found') return navigate(urlTo('stores-near-by', {}, { postcode: found.postcode, fulfilment }));
    setPending(false);
    if (found.kind === 'no-match') showToast({ text: deviceLocationNoMatch });
    onProblem(deviceLocationTryPostcode);
  };
  return { offered, pending, find };
}
