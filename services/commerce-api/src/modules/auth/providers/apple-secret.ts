import { importPKCS8, SignJWT } from 'jose';

/** How Apple recognises a shop: its team, and the key with which the team signs. */
export interface AppleKey {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** PKCS#8 in PEM, as Apple hands it out. */
  readonly privateKey: string;
}

const APPLE = 'https://appleid.apple.com';
/** Long enough for one call and clocks that differ. */
const VALID = '5m';

/** The client secret of one call: Apple takes a token that the shop's key signs. */
export async function appleSecret({ clientId, teamId, keyId, privateKey }: AppleKey): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(APPLE)
    .setIssuedAt()
    .setExpirationTime(VALID)
    .sign(await importPKCS8(privateKey, 'ES256'));
}
