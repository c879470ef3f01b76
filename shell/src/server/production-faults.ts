import { existsSync } from 'node:fs';
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

/** One line for each thing that production needs and lacks; undefined entries are no faults. */
export function productionFaults(
  values: Static<typeof Settings>,
  env: NodeJS.ProcessEnv,
  keyFile: string,
  releasePublicKey: string,
): (string | undefined)[] {
  return [
    keyFault('INTERNAL_KEY', values.INTERNAL_KEY ?? readKeyFile(keyFile), 'the shell to commerce-api'),
    existsSync(releasePublicKey)
      ? undefined
      : `RELEASE_PUBLIC_KEY is missing: ${releasePublicKey}, the key that releases are checked against; npm run release -- publish makes it`,
    hostsFault(values.PRODUCTION_HOSTS),
    values.TRUST_PROXY
      ? undefined
      : 'TRUST_PROXY is missing: the addresses of the proxy that ends TLS; the shell speaks plain HTTP to it',
    env.SECURE_COOKIES === 'false' ? 'SECURE_COOKIES must not be false: session cookies travel by TLS only' : undefined,
  ];
}
