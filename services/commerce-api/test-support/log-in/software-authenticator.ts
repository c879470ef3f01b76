import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@storefront/api/entities/passkey';

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

/** CBOR, as far as WebAuthn needs it. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, size: number): Buffer => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    if (size < 256) return Buffer.from([(major << 5) | 24, size]);
    return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');

/** What a browser or an authenticator says wrongly. */
export interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly userVerified?: boolean;
  readonly userHandle?: string;
  readonly counter?: number;
  /** Signs with this key instead of the passkey's own. */
  readonly key?: KeyObject;
  /** The attestation's format, and its statement. */
  readonly format?: string;
  readonly statement?: ReadonlyMap<string, Cbor>;
  readonly isBackedUp?: boolean;
}

/** A passkey in software: P-256 with a counter, made on a page. */
export class SoftwarePasskey {
  readonly id = randomBytes(32);
  counter = 0;
  userHandle = 'nobody';
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(readonly origin: string) {}

  static strangersKey = (): KeyObject => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

  private clientData(type: string, challenge: string, lies: Lies): Buffer {
    const said = { type: lies.type ?? type, challenge: lies.challenge ?? challenge };
    return Buffer.from(JSON.stringify({ ...said, origin: lies.origin ?? this.origin, crossOrigin: false }));
  }

  private authenticatorData(rpId: string, lies: Lies, credential?: Buffer): Buffer {
    const { userVerified = true, isBackedUp = false } = lies;
    const flags = 1 | (userVerified ? 4 : 0) | (isBackedUp ? 8 + 16 : 0) | (credential ? 64 : 0);
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(lies.counter ?? this.counter);
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.from([flags]), counted, credential ?? Buffer.alloc(0)]);
  }

  /** Makes the passkey, as `navigator.credentials.create` does. */
  make({ challenge, rp, user }: PasskeyCreationOptions, lies: Lies = {}): PasskeyAttestation {
    this.userHandle = user.id;
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.from([0, this.id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, cbor(key)]);
    const attestation = new Map<string, Cbor>([
      ['fmt', lies.format ?? 'none'],
      ['attStmt', lies.statement ?? new Map()],
      ['authData', this.authenticatorData(rp.id, lies, credential)],
    ]);
    return {
      id: text(this.id),
      clientDataJSON: text(this.clientData('webauthn.create', challenge, lies)),
      attestationObject: text(cbor(attestation)),
      transports: ['internal'],
    };
  }

  /** Signs a challenge, as `navigator.credentials.get` does. */
  sign({ challenge, rpId }: PasskeyRequestOptions, lies: Lies = {}): PasskeyAssertion {
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', challenge, lies);
    const authenticatorData = this.authenticatorData(rpId, lies);
    const key = lies.key ?? this.keys.privateKey;
    return {
      id: text(this.id),
      clientDataJSON: text(clientData),
      authenticatorData: text(authenticatorData),
      signature: text(sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), key)),
      userHandle: lies.userHandle ?? this.userHandle,
    };
  }
}
