import { randomBytes } from 'node:crypto';
import type { ApiKey } from '@storefront/api/entities/api-key';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { at, type Database } from '../../database/database.types';
import { apiKeys } from '../../database/schema/api-key';
import { stores } from '../../database/schema/store';
import { newId } from '../../ids';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { findBusiness } from '../businesses/find-business';
import { API_KEY_PREFIX, apiKeyHash } from './api-key-hash';

type ApiKeyRow = typeof apiKeys.$inferSelect;

/** With 256 bits a key cannot be guessed, so its digest needs no slow hash. */
const KEY_BYTES = 32;

const timeOf = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** What operators see of keys: everything but the hash, and the slugs of their stores. */
async function apiKeyViews(db: Database, rows: readonly ApiKeyRow[]): Promise<ApiKey[]> {
  const storeIds = rows.flatMap((row) => row.storeIds ?? []);
  const named =
    storeIds.length === 0
      ? []
      : await db
          .select({ storeId: stores.id, slug: stores.slug })
          .from(stores)
          .where(inArray(stores.id, [...new Set(storeIds)]));
  const slugs = new Map(named.map(({ storeId, slug }) => [storeId, slug]));
  return rows.map(({ id, keyHash: _, storeIds: own, createdAt, lastUsedAt, expiresAt, revokedAt, ...row }) => ({
    ...row,
    apiKeyId: id,
    stores: own?.map((storeId) => ({ storeId, slug: slugs.get(storeId) ?? '' })) ?? null,
    createdAt: createdAt.toISOString(),
    lastUsedAt: timeOf(lastUsedAt),
    expiresAt: timeOf(expiresAt),
    revokedAt: timeOf(revokedAt),
  }));
}

async function apiKeyView(db: Database, row: ApiKeyRow): Promise<ApiKey> {
  const [view] = await apiKeyViews(db, [row]);
  if (!view) throw new Error('A row has a view');
  return view;
}

export async function listApiKeys(
  context: ServiceContext,
  { business }: BodyOf<'POST /admin/api-keys'>,
): Promise<ReplyOf<'POST /admin/api-keys'>> {
  const only = business === undefined ? undefined : await findBusiness(context, business);
  const rows = await context.db
    .select()
    .from(apiKeys)
    .where(only && eq(apiKeys.businessId, only.id))
    .orderBy(asc(apiKeys.businessId), asc(apiKeys.name), asc(apiKeys.id));
  return { apiKeys: await apiKeyViews(context.db, rows) };
}

/** The ids of a business's stores. @throws Problem store_not_found */
async function storeIdsOf(db: Database, businessId: number, slugs: readonly string[]): Promise<number[]> {
  const rows = await db
    .select({ id: stores.id, slug: stores.slug })
    .from(stores)
    .where(and(eq(stores.businessId, businessId), inArray(stores.slug, [...slugs])));
  const missing = slugs.find((slug) => !rows.some((row) => row.slug === slug));
  if (missing !== undefined) throw refuse('store_not_found', `The business has no store ${missing}`);
  return rows.map(({ id }) => id);
}

function expiryOf(expiresAt: string | undefined, now: Date): Date | null {
  if (expiresAt === undefined) return null;
  const expiry = new Date(expiresAt);
  if (!(expiry.getTime() > now.getTime())) throw refuse('date_invalid', 'The key must expire in the future');
  return expiry;
}

/** Adds a key. @returns the key, which cannot be read again */
export async function addApiKey(
  context: ServiceContext,
  { business, name, scopes, stores: slugs, expiresAt }: BodyOf<'POST /admin/api-key-add'>,
  createdBy: string,
  now: Date,
): Promise<ReplyOf<'POST /admin/api-key-add'>> {
  const { db } = context;
  const { id: businessId } = await findBusiness(context, business);
  const storeIds = slugs ? await storeIdsOf(db, businessId, slugs) : null;
  const key = `${API_KEY_PREFIX}${randomBytes(KEY_BYTES).toString('base64url')}`;
  const [row] = await db
    .insert(apiKeys)
    .values({
      id: newId(),
      businessId,
      name,
      keyHash: apiKeyHash(context.keys, key),
      scopes,
      storeIds,
      createdBy,
      createdAt: now,
      expiresAt: expiryOf(expiresAt, now),
    })
    .returning();
  if (!row) throw new Error('The API key was not saved');
  return { apiKey: await apiKeyView(db, row), key };
}

/** Refuses a key from now on; a second call changes nothing. */
export async function revokeApiKey({ db }: ServiceContext, apiKeyId: number, now: Date): Promise<ApiKey> {
  const [row] = await db
    .update(apiKeys)
    .set({ revokedAt: sql`coalesce(${apiKeys.revokedAt}, ${at(now)})` })
    .where(eq(apiKeys.id, apiKeyId))
    .returning();
  if (!row) throw refuse('api_key_not_found');
  return apiKeyView(db, row);
}
