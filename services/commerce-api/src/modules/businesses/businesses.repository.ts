import { asc } from 'drizzle-orm';
import { businesses } from '../../database/schema/business';
import type { ServiceContext } from '../../service-context';
import { businessOfHost, businessOfName } from './sub-business';

/** A business's row; the sub-business's version of it if an id is given. */
export type Business = typeof businesses.$inferSelect & { subBusinessId?: number };

/** A changed setting shows within seconds, and nobody waits for the query in between. */
const FRESH_MS = 5_000;

/** Every business. There are few and each request needs one, so they are cached for a few seconds. */
export function allBusinesses({ db, cache }: Pick<ServiceContext, 'db' | 'cache'>): Promise<Business[]> {
  return cache.through('businesses', FRESH_MS, () => db.select().from(businesses).orderBy(asc(businesses.id)));
}

export async function businessById(context: Pick<ServiceContext, 'db' | 'cache'>, id: number) {
  return (await allBusinesses(context)).find((business) => business.id === id);
}

/** The business or sub-business that a host belongs to. */
export async function businessByHost(context: Pick<ServiceContext, 'db' | 'cache'>, host: string) {
  return businessOfHost(await allBusinesses(context), host);
}

/** The business or sub-business of a name. @param name as `slugOf` writes it */
export async function businessByName(context: Pick<ServiceContext, 'db' | 'cache'>, name: string) {
  return businessOfName(await allBusinesses(context), name);
}
