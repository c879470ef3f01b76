import { importSPKI, jwtVerify } from 'jose';
import { appleTeam, openidAccounts } from './accounts';

const APPLE = 'https://appleid.apple.com';

/**
 * Checks the token that a shop sends to Apple instead of a shared secret: signed with ES256 by its key, for half a year at
 * most. @returns whether Apple accepts it
 */
export async function isAppleSecret(secret: unknown): Promise<boolean> {
  try {
    const key = await importSPKI(appleTeam.publicKey, 'ES256');
    const { payload, protectedHeader } = await jwtVerify(String(secret), key, {
      algorithms: ['ES256'],
      issuer: appleTeam.teamId,
      subject: openidAccounts.apple.clientId,
      audience: APPLE,
      requiredClaims: ['iat', 'exp'],
      maxTokenAge: '180d',
    });
    return protectedHeader.kid === appleTeam.keyId && typeof payload.exp === 'number';
  } catch {
    return false;
  }
}
