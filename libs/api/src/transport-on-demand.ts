import type { Transport } from './transport/transport';
import type { AxiosTransportOptions } from './transport/transport-axios';

/** The browser's transport. Its code and axios load with the first call, so they are not in the first page's scripts. */
export function createOnDemandTransport(
  options: AxiosTransportOptions,
  load = () => import(/* webpackChunkName: "transport" */ './transport/transport-axios'),
): Transport {
  let loading: Promise<Transport> | undefined;
  return async (request) => {
    loading ??= load().then(({ createAxiosTransport }) => createAxiosTransport(options));
    // After a failed load the next call tries again.
    loading.catch(() => {
      loading = undefined;
    });
    return (await loading)(request);
  };
}
