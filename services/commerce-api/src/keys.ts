import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readKeyFile } from '@storefront/settings/secrets';
import type { Config } from './config/config';

export interface Keys {
  admin: string;
  internal: string;
  /** Signs and verifies access tokens. */
  signing: KeyObject;
  verifying: KeyObject;
  /** A keyed digest: stored values can be compared but not guessed. */
  digest(text: string): string;
  /** Encrypts stored values that the database alone must not reveal. */
  seal(text: string): string;
  unseal(sealed: string): string;
}

/** Reads a key file or creates it. If two processes start together, one creates it and both use it. */
function keyFile(folder: string, name: string, make: () => string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
    writeFileSync(draft, `${make()}\n`, { mode: 0o600 });
    try {
      linkSync(draft, path);
    } catch {
      // Another process created it first, so its key is used.
    }
    rmSync(draft, { force: true });
    return readFileSync(path, 'utf8').trim();
  }
}

const newSecret = () => randomBytes(32).toString('base64url');
const newPrivateKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

function createSealer(key: Buffer): Pick<Keys, 'seal' | 'unseal'> {
  return {
    seal(text) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    unseal(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}

const KEY_FILES: Readonly<Record<string, () => string>> = {
  'access-token.pem': newPrivateKey,
  'digest.key': newSecret,
  'internal.key': newSecret,
  'admin.key': newSecret,
};

/** The files that an installation has, unless a setting replaces them. */
export const KEY_FILE_NAMES: readonly string[] = Object.keys(KEY_FILES);

/**
 * Creates the key files that `folder` lacks.
 * @returns the names of the created files
 */
export function makeKeyFiles(folder: string): string[] {
  const missing = KEY_FILE_NAMES.filter((name) => readKeyFile(join(folder, name)) === undefined);
  for (const name of missing) keyFile(folder, name, KEY_FILES[name] ?? newSecret);
  return missing;
}

/**
 * The secrets of the service. A demonstration creates missing files in KEYS_DIR; production only reads them, because a
 * new key would make stored replies and sessions unreadable. Processes that share a database share one KEYS_DIR.
 */
export function loadKeys(
  config: Pick<Config, 'keysDir' | 'adminKey' | 'internalKey'> & Partial<Pick<Config, 'production'>>,
): Keys {
  const read = (name: string, make: () => string) => {
    if (!config.production) return keyFile(config.keysDir, name, make);
    return readFileSync(join(config.keysDir, name), 'utf8').trim();
  };
  const signing = createPrivateKey(read('access-token.pem', newPrivateKey));
  const digestKey = read('digest.key', newSecret);
  return {
    admin: config.adminKey ?? read('admin.key', newSecret),
    internal: config.internalKey ?? read('internal.key', newSecret),
    signing,
    verifying: createPublicKey(signing),
    digest: (text) => createHmac('sha256', digestKey).update(text).digest('base64url'),
    ...createSealer(createHash('sha256').update(`seal ${digestKey}`).digest()),
  };
}
