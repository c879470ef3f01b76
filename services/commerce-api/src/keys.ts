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
import type { Config } from './config';

export interface Keys {
  admin: string;
  internal: string;
  /** Signs and verifies access tokens. */
  signing: KeyObject;
  verifying: KeyObject;
  /** A keyed digest: what is stored of a request can be compared but not guessed. */
  digest(text: string): string;
  /** Encrypts what is stored but must not be readable in the database. */
  seal(text: string): string;
  unseal(sealed: string): string;
}

/** Reads a key that was made on the first start, or makes it; of two processes that start together one wins and both use its key. */
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
      // Another process was first: its key counts.
    }
    rmSync(draft, { force: true });
    return readFileSync(path, 'utf8').trim();
  }
}

const secret = () => randomBytes(32).toString('base64url');
const privateKey = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

function sealing(key: Buffer): Pick<Keys, 'seal' | 'unseal'> {
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

/** The secrets of the service, made in KEYS_DIR on the first start. Processes on one database share one KEYS_DIR. */
export function loadKeys(config: Pick<Config, 'keysDir' | 'adminKey' | 'internalKey'>): Keys {
  const signing = createPrivateKey(keyFile(config.keysDir, 'access-token.pem', privateKey));
  const digestKey = keyFile(config.keysDir, 'digest.key', secret);
  return {
    admin: config.adminKey ?? keyFile(config.keysDir, 'admin.key', secret),
    internal: config.internalKey ?? keyFile(config.keysDir, 'internal.key', secret),
    signing,
    verifying: createPublicKey(signing),
    digest: (text) => createHmac('sha256', digestKey).update(text).digest('base64url'),
    ...sealing(createHash('sha256').update(`seal ${digestKey}`).digest()),
  };
}
