import { and, eq, isNull, sql } from 'drizzle-orm';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Database } from '../../database/database.types';
import { sessions } from '../../database/schema/member';
import type { Keys } from '../../keys';
import { Problem, refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Identity } from '../operation.types';

/** A stolen token soon expires, and a usual visit needs at most a few refreshes. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
/** How inaccurate the recorded last use of a session may be; avoids a write for every call. */
const TOUCH_INTERVAL_MS = 5 * 60_000;
const ISSUER = 'commerce-api';

export function signAccessToken(keys: Keys, identity: Identity, businessId: number, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: identity.sessionId, biz: businessId })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT' })
    .setSubject(String(identity.memberId))
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
    .sign(keys.signing);
}

async function readToken(keys: Keys, token: string, now: Date) {
  try {
    const { payload } = await jwtVerify(token, keys.verifying, {
      algorithms: ['EdDSA'],
      issuer: ISSUER,
      audience: ISSUER,
      currentDate: now,
    });
    return { memberId: Number(payload.sub), sessionId: Number(payload.sid), businessId: Number(payload.biz) };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw refuse('token_expired');
    throw refuse('token_invalid');
  }
}

/** Records that a session is used, and on which device if that is not known yet. */
async function touchSession(db: Database, sessionId: number, deviceName: string | undefined, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: now, ...(deviceName && { device: sql`coalesce(${sessions.device}, ${deviceName})` }) })
    .where(eq(sessions.id, sessionId));
}

/** The caller. An ended session is ignored even if its access token has not expired. */
export async function identityOf(
  { db, keys }: Pick<ServiceContext, 'db' | 'keys'>,
  authorization: string | undefined,
  businessId: number,
  now: Date,
  isRequired: boolean,
  deviceName?: string,
): Promise<Identity | undefined> {
  const token = authorization?.match(/^Bearer (.+)$/i)?.[1];
  if (!token) {
    if (isRequired) throw refuse('unauthenticated', 'You need to be logged in to use this');
    return undefined;
  }
  const claims = await readToken(keys, token, now).catch((error: unknown) => {
    if (!isRequired && error instanceof Problem && error.code === 'token_invalid') return undefined;
    throw error;
  });
  if (!claims) return undefined;
  const [alive] = await db
    .select({ id: sessions.id, lastUsedAt: sessions.lastUsedAt, assistedVisitId: sessions.assistedVisitId })
    .from(sessions)
    .where(and(eq(sessions.id, claims.sessionId), eq(sessions.memberId, claims.memberId), isNull(sessions.revokedAt)));
  if (alive && claims.businessId === businessId) {
    if (now.getTime() - (alive.lastUsedAt?.getTime() ?? 0) >= TOUCH_INTERVAL_MS)
      await touchSession(db, claims.sessionId, deviceName, now);
    const { assistedVisitId } = alive;
    return {
      memberId: claims.memberId,
      sessionId: claims.sessionId,
      ...(assistedVisitId !== null && { assistedVisitId }),
    };
  }
  // On a public call an ended session counts as a visitor, like a token that is none; on a member's call it is an error.
  if (isRequired) throw refuse('session_ended');
  return undefined;
}
