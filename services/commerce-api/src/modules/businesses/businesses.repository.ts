import { asc } from 'drizzle-orm';
import { businesses } from '../../database/schema/business';
import type { ServiceContext } from '../../service-context';

export type Business = typeof businesses.$inferSelect;

const FRESH_MS = 5_000;

/** Every business; few and read with each request, so kept for a few seconds. */
export function allBusinesses({ db, cache }: Pick<ServiceContext, 'db' | 'cache'>): Promise<Business[]> {
  return cache.through('businesses', FRESH_MS, () => db.select().from(businesses).orderBy(asc(businesses.id)));
}

const withoutPort = (host: string) => host.toLowerCase().replace(/:\d+$/, '');

export async function businessById(context: Pick<ServiceContext, 'db' | 'cache'>, id: number) {
  return (await allBusinesses(context)).find((business) => business.id === id);
}

/** The business that a host belongs to. */
export async function businessByHost(context: Pick<ServiceContext, 'db' | 'cache'>, host: string) {
  const wanted = withoutPort(host);
  return (await allBusinesses(context)).find(({ hosts }) => hosts.includes(wanted));
}
