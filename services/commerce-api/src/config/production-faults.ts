import { createPrivateKey } from 'node:crypto';
import { resolve } from 'node:path';
import { KEY_MIN_BYTES, keyFault, readKeyFile } from '@storefront/settings/secrets';
import type { Static } from 'typebox';
import { cardAccountFaults } from './card-account-faults';
import type { ServiceAddress } from './config';
import type { Settings } from './settings';
import { walletFaults } from './wallet-configuration';

const MAKE_KEYS = 'make it with npm run ops -- keys';

function signingKeyFault(keysDir: string): string | undefined {
  const pem = readKeyFile(resolve(keysDir, 'access-token.pem'));
  if (!pem) return `KEYS_DIR lacks access-token.pem: it signs members' access tokens; ${MAKE_KEYS}`;
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ed25519'
      ? undefined
      : 'KEYS_DIR has an access-token.pem that is not an Ed25519 key: it signs members’ access tokens';
  } catch {
    return 'KEYS_DIR has an access-token.pem that is not a private key: it signs members’ access tokens';
  }
}

function digestKeyFault(keysDir: string): string | undefined {
  const key = readKeyFile(resolve(keysDir, 'digest.key'));
  if (!key) return `KEYS_DIR lacks digest.key: it encrypts and digests what is stored; ${MAKE_KEYS}`;
  return Buffer.byteLength(key) < KEY_MIN_BYTES
    ? `KEYS_DIR has a digest.key of less than ${KEY_MIN_BYTES} bytes: it encrypts and digests what is stored`
    : undefined;
}

const isMailServer = (url: string) => /^smtps?:$/.test(URL.canParse(url) ? new URL(url).protocol : '');

/** One line for each setting that production requires and lacks; undefined entries are skipped. */
export function productionFaults(
  values: Static<typeof Settings>,
  env: NodeJS.ProcessEnv,
  { keysDir, adminKey }: ServiceAddress,
): (string | undefined)[] {
  const internalKey = values.INTERNAL_KEY ?? readKeyFile(resolve(keysDir, 'internal.key'));
  return [
    keyFault('INTERNAL_KEY', internalKey, 'the shell to commerce-api'),
    keyFault('ADMIN_KEY', adminKey, 'an operator to commerce-api'),
    internalKey && internalKey === adminKey ? 'ADMIN_KEY must differ from INTERNAL_KEY' : undefined,
    signingKeyFault(keysDir),
    digestKeyFault(keysDir),
    ...cardAccountFaults(env),
    ...walletFaults(env),
    !values.SMTP_URL
      ? 'SMTP_URL is missing: the mail server for order mails and password resets'
      : isMailServer(values.SMTP_URL)
        ? undefined
        : 'SMTP_URL must be smtp://… or smtps://…: the mail server',
  ];
}
