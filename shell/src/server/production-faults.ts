import { isIP } from 'node:net';
import { errorMessage } from '@storefront/api/error-message';
import { STABLE } from '@storefront/releases/channels/channel-names';
import { publicReleaseKey } from '@storefront/releases/signatures/release-key';
import { keyFault, readKeyFile } from '@storefront/settings/secrets';
import type { Static } from 'typebox';
import type { Settings } from './settings';

/** The value of PRODUCTION_HOSTS that states that no host is to be indexed. */
export const NO_HOSTS = 'none';

const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

function hostsFault(hosts: string | undefined): string | undefined {
  if (!hosts)
    return `PRODUCTION_HOSTS is missing: the public hosts of the businesses; ${NO_HOSTS} states that none is to be indexed`;
  if (hosts.toLowerCase() === NO_HOSTS) return undefined;
  return hosts
    .split(/[\s,]+/)
    .filter(Boolean)
    .every((host) => HOST.test(host) && !/(^|\.)localhost$/i.test(host))
    ? undefined
    : 'PRODUCTION_HOSTS must be public host names, without schemes and ports, separated by commas';
}

/** Names of private networks that Fastify's trustProxy accepts besides addresses. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return NETWORKS.includes(text) || (most > 0 && !more.length && Number(bits ?? most) <= most && bits !== '');
}

/** Values that Fastify would reject or misread. */
function proxyFault(proxies: string | undefined): string | undefined {
  if (!proxies)
    return 'TRUST_PROXY is missing: the addresses of the proxy that ends TLS; the shell speaks plain HTTP to it';
  return proxies === 'true' || proxies.split(',').every((one) => isNetwork(one.trim()))
    ? undefined
    : 'TRUST_PROXY must be IP addresses or networks, separated by commas, or true: the proxy that ends TLS';
}

function releaseKeyFault(file: string): string | undefined {
  try {
    publicReleaseKey(file);
    return undefined;
  } catch (error) {
    return `RELEASE_PUBLIC_KEY cannot be used, and releases are checked with it: ${errorMessage(error)}`;
  }
}

/** One line for each setting that production requires and lacks; undefined entries are skipped. */
export function productionFaults(
  values: Static<typeof Settings>,
  env: NodeJS.ProcessEnv,
  files: { internalKey: string; releaseKey: string },
): (string | undefined)[] {
  return [
    keyFault('INTERNAL_KEY', values.INTERNAL_KEY ?? readKeyFile(files.internalKey), 'the shell to commerce-api'),
    hostsFault(values.PRODUCTION_HOSTS),
    proxyFault(values.TRUST_PROXY),
    releaseKeyFault(files.releaseKey),
    values.DEVELOPER_LINKS === 'on' && values.RELEASE_CHANNEL === STABLE
      ? `DEVELOPER_LINKS must be off where RELEASE_CHANNEL is ${STABLE}, which is production: shoppers never run code of a developer's machine`
      : undefined,
    env.SECURE_COOKIES === 'false' ? 'SECURE_COOKIES must not be false: session cookies travel by TLS only' : undefined,
  ];
}
