import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Apple's hosts that start merchant sessions, as Apple publishes them; the two with `-cert` are its test hosts. */
const APPLE_HOSTS: readonly string[] = [
  'apple-pay-gateway.apple.com',
  ...[1, 2, 3, 4, 5].flatMap((pod) => [
    `apple-pay-gateway-nc-pod${pod}.apple.com`,
    `apple-pay-gateway-pr-pod${pod}.apple.com`,
  ]),
  'cn-apple-pay-gateway.apple.com',
  ...[1, 2, 3].flatMap((pod) => [
    `cn-apple-pay-gateway-sh-pod${pod}.apple.com`,
    `cn-apple-pay-gateway-tj-pod${pod}.apple.com`,
  ]),
  'apple-pay-gateway-cert.apple.com',
  'cn-apple-pay-gateway-cert.apple.com',
];
const APPLE_PATHS: readonly string[] = ['/paymentservices/startSession', '/paymentservices/paymentSession'];

/**
 * The URL that a device named, if it is one of Apple's, or exactly the sandbox's; undefined for any other. The URL comes
 * from a browser, so the server must not call whatever it says.
 */
export function acceptedValidationUrl(given: string, sandboxSessionUrl: string | undefined): URL | undefined {
  if (sandboxSessionUrl && given === sandboxSessionUrl) return new URL(given);
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isApple =
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    APPLE_HOSTS.includes(url.hostname) &&
    APPLE_PATHS.includes(url.pathname);
  return isApple ? url : undefined;
}

const isPublic = (address: string) => ipaddr.process(address).range() === 'unicast';

/** Resolves a host like Node, but fails for one that any record leads into a private network. */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error) return done(error, '', 0);
    if (!first || !addresses.every(({ address }) => isPublic(address)))
      return done(new Error(`${host} does not have a public address`), '', 0);
    if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};
