import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { ApplePayAccount } from '../../../context/wallet.types';
import { publicLookup } from './validation-url';

/** Shorter than the half minute for which a device waits. */
const TIMEOUT_MS = 10_000;
/** A session is about 5 kB. */
const REPLY_MAX_BYTES = 64_000;

/**
 * Requests a merchant session from an accepted URL: mutual TLS with Apple, no redirect followed, no private address.
 * @param host the host of the shopper's page, which Apple compares with the page
 * @throws Error when there is no session
 */
export function requestMerchantSession(
  url: URL,
  account: ApplePayAccount,
  { host, displayName }: { host: string; displayName: string },
): Promise<object> {
  const body = JSON.stringify({
    merchantIdentifier: account.merchantId,
    displayName,
    initiative: 'web',
    initiativeContext: host,
  });
  const isSandbox = url.href === account.sandboxSessionUrl;
  const options = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(!isSandbox && { ...account.identity, lookup: publicLookup }),
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      response.on('error', reject);
      response.on('data', (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size > REPLY_MAX_BYTES) response.destroy(new Error('The merchant session is too large'));
      });
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`No merchant session: ${response.statusCode}`));
        try {
          const session: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
          if (typeof session !== 'object' || session === null) throw new Error('The merchant session is not an object');
          resolve(session);
        } catch (error) {
          reject(error);
        }
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}
