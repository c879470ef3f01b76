import { createHash } from 'node:crypto';
import { DAY_MS } from '@storefront/api/durations';
import type { LogInProvider } from '@storefront/api/entities/enumerations';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { ProviderRequest } from '../../../context/provider.types';
import type { Database } from '../../../database/database.types';
import { providerAttempts } from '../../../database/schema/member';
import { newId } from '../../../ids';
import type { Keys } from '../../../keys';

/** A shopper may have to find a password, or a phone, for the provider. */
const VALID_MS = 15 * 60_000;
const RETENTION_MS = DAY_MS;

type Digest = Pick<Keys, 'digest'>;
type ProviderAttempt = typeof providerAttempts.$inferSelect;

interface NewAttempt {
  readonly businessId: number;
  readonly provider: LogInProvider;
  /** Keyed hash of the device's secret: the return counts on this device alone. */
  readonly device: string;
  readonly redirectUri: string;
  readonly fromPath: string | undefined;
  /** The member who adds the provider. */
  readonly memberId: number | undefined;
}

const hashOf = (state: string) => createHash('sha256').update(state).digest('base64url');

/** What an attempt sends and expects, derived from its id and a key outside the database. */
export const requestOf = (keys: Digest, { id, redirectUri }: Pick<ProviderAttempt, 'id' | 'redirectUri'>) =>
  ({
    redirectUri,
    state: keys.digest(`provider state ${id}`),
    nonce: keys.digest(`provider nonce ${id}`),
    verifier: keys.digest(`provider verifier ${id}`),
  }) satisfies ProviderRequest;

/** Records a log-in that begins. */
export async function beginAttempt(
  db: Database,
  keys: Digest,
  attempt: NewAttempt,
  now: Date,
): Promise<ProviderRequest> {
  const { device, fromPath, memberId, ...rest } = attempt;
  const id = newId();
  const request = requestOf(keys, { id, redirectUri: rest.redirectUri });
  await db.insert(providerAttempts).values({
    ...rest,
    id,
    deviceHash: device,
    stateHash: hashOf(request.state),
    fromPath: fromPath ?? null,
    memberId: memberId ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + VALID_MS),
  });
  return request;
}

/**
 * Uses an attempt up, before anything is asked of the provider: one that fails cannot be tried again.
 * @returns undefined for a state that is unknown, used, expired, or another device's, business's or provider's
 */
export async function takeAttempt(
  db: Database,
  { businessId, provider, device }: Pick<NewAttempt, 'businessId' | 'provider' | 'device'>,
  state: string,
  now: Date,
): Promise<ProviderAttempt | undefined> {
  const [taken] = await db
    .update(providerAttempts)
    .set({ usedAt: now })
    .where(
      and(
        eq(providerAttempts.stateHash, hashOf(state)),
        eq(providerAttempts.businessId, businessId),
        eq(providerAttempts.provider, provider),
        eq(providerAttempts.deviceHash, device),
        isNull(providerAttempts.usedAt),
        gt(providerAttempts.expiresAt, now),
      ),
    )
    .returning();
  return taken;
}

/** Deletes attempts that expired long ago; a late return gives the same reply as before. */
export async function deleteOldAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(providerAttempts).where(lt(providerAttempts.expiresAt, new Date(now.getTime() - RETENTION_MS)));
}
