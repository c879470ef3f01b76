import { problemCode } from '@storefront/api/api-problem';
import type { Transport } from '@storefront/api/transport';

/**
 * Asks once more when the connection broke before an answer: a kept-alive connection may be closed just as it is used
 * again, and a page's calls are reads, which may be repeated.
 */
export const patient =
  (send: Transport): Transport =>
  async (request) => {
    try {
      return await send(request);
    } catch (failure) {
      if (problemCode(failure) !== 'network') throw failure;
      return send(request);
    }
  };
