import Type, { type Static } from 'typebox';
import {
  PASSKEY_FIELD_MAX_LENGTH,
  PASSKEY_ID_MAX_LENGTH,
  PASSKEY_NAME_MAX_LENGTH,
  PASSKEY_TRANSPORT_MAX_LENGTH,
  PASSKEY_TRANSPORTS_MAX,
} from '../constants';
import { Id, Instant, Line, nullable, shape } from '../declaration/shape';

/** Bytes in base64url, as WebAuthn's JSON writes them. */
const Bytes = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });
const Field = Bytes(PASSKEY_FIELD_MAX_LENGTH);
/** How a browser reaches an authenticator, such as `internal` or `hybrid`. */
const Transports = Type.Array(Type.String({ maxLength: PASSKEY_TRANSPORT_MAX_LENGTH, pattern: '^[a-z-]+$' }), {
  maxItems: PASSKEY_TRANSPORTS_MAX,
});
const PublicKey = Type.Literal('public-key');
const Required = Type.Literal('required');

export const PasskeyName = Line(PASSKEY_NAME_MAX_LENGTH);

/** A passkey as its member sees it. */
export const Passkey = shape({
  passkeyId: Id,
  name: Type.String(),
  /** The host that it logs in on: a passkey works on no other. */
  host: Type.String(),
  addedAt: Instant,
  lastUsedAt: nullable(Instant),
  /** It is copied to the member's other devices; otherwise it is lost with its device. */
  isBackedUp: Type.Boolean(),
});
export type Passkey = Static<typeof Passkey>;

/** What a browser needs to make a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const PasskeyCreationOptions = shape({
  challenge: Type.String(),
  rp: shape({ id: Type.String(), name: Type.String() }),
  user: shape({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(shape({ type: PublicKey, alg: Type.Integer() })),
  timeout: Type.Integer(),
  attestation: Type.Literal('none'),
  /** The member's passkeys, so that no device makes a second one. */
  excludeCredentials: Type.Array(shape({ id: Type.String(), type: PublicKey, transports: Type.Array(Type.String()) })),
  authenticatorSelection: shape({
    residentKey: Required,
    requireResidentKey: Type.Literal(true),
    userVerification: Required,
  }),
});
export type PasskeyCreationOptions = Static<typeof PasskeyCreationOptions>;

/** What a browser needs to log in with a passkey: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const PasskeyRequestOptions = shape({
  challenge: Type.String(),
  rpId: Type.String(),
  timeout: Type.Integer(),
  userVerification: Required,
});
export type PasskeyRequestOptions = Static<typeof PasskeyRequestOptions>;

/** A new passkey, as the browser made it. */
export const PasskeyAttestation = shape({
  id: Bytes(PASSKEY_ID_MAX_LENGTH),
  clientDataJSON: Field,
  attestationObject: Field,
  transports: Type.Optional(Transports),
});
export type PasskeyAttestation = Static<typeof PasskeyAttestation>;

/** What a passkey signed for a log-in. */
export const PasskeyAssertion = shape({
  id: Bytes(PASSKEY_ID_MAX_LENGTH),
  clientDataJSON: Field,
  authenticatorData: Field,
  signature: Field,
  /** Whose it says it is; a passkey that names nobody is refused. */
  userHandle: Type.Optional(Bytes(PASSKEY_ID_MAX_LENGTH)),
});
export type PasskeyAssertion = Static<typeof PasskeyAssertion>;
