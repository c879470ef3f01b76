import type { BusinessFile } from '@storefront/api/entities/business-file';
import { eq, sql } from 'drizzle-orm';
import { businesses, orderNumbers } from '../../database/schema/business';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { slugOf } from '../import/plan/slugs';
import { businessDefaults } from './business-defaults';
import type { Business } from './businesses.repository';
import { settingsFaults } from './settings-faults';
import { allHostsOf } from './sub-business';

const FIRST_ORDER_NUMBER = 10_001;

export interface SavedBusiness {
  businessId: number;
  isNew: boolean;
  /** The settings that are not what they were, by their names in the file. */
  changed: string[];
}

/** Adds the business that a file describes, or changes the one of its name. Nothing is kept of a file that has a fault. */
export async function saveBusiness(
  { db, cache }: Pick<ServiceContext, 'db' | 'cache'>,
  file: BusinessFile,
  checkOnly: boolean,
): Promise<SavedBusiness> {
  const saved = await db.transaction(async (tx) => {
    // Two operators at once: the second sees what the first has made.
    await tx.execute(sql`lock table businesses in share row exclusive mode`);
    const all: Business[] = await tx.select().from(businesses);
    const before = all.find(({ name }) => slugOf(name) === slugOf(file.name));
    const after = merged(before, file, Math.max(0, ...all.map(({ id }) => id)) + 1);
    const faults = settingsFaults(after);
    if (faults.length) throw refuse('validation_failed', 'Some settings cannot be', faults);
    refuseTakenHosts(all, after);
    const changed = changesOf(before, after);
    if (!checkOnly && changed.length) {
      const { id, name, brand, hosts, settings } = after;
      if (before) await tx.update(businesses).set({ name, brand, hosts, settings }).where(eq(businesses.id, id));
      else {
        await tx.insert(businesses).values({ id, name, brand, hosts, settings });
        await tx.insert(orderNumbers).values({ businessId: id, next: FIRST_ORDER_NUMBER });
      }
    }
    return { businessId: after.id, isNew: !before, changed };
  });
  cache.clear();
  return saved;
}

function merged(before: Business | undefined, file: BusinessFile, nextId: number): Business {
  const { name, hosts, look, features, ...own } = file;
  const base = before?.settings ?? businessDefaults(name);
  return {
    id: before?.id ?? nextId,
    name,
    brand: look,
    hosts,
    settings: { ...base, ...own, features: { ...base.features, ...features } },
  };
}

function refuseTakenHosts(all: readonly Business[], business: Business) {
  const own = allHostsOf(business);
  for (const other of all.filter(({ id }) => id !== business.id)) {
    const taken = allHostsOf(other).find((host) => own.includes(host));
    if (taken)
      throw refuse('host_taken', `${taken} is ${other.name}’s`, [
        { path: 'hosts', message: `${taken} is ${other.name}’s`, code: 'host_taken' },
      ]);
  }
}

/** PostgreSQL keeps an object's keys in an order of its own. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    each && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  ) ?? '';

function changesOf(before: Business | undefined, after: Business): string[] {
  const flat = (business: Business | undefined): Record<string, unknown> =>
    business ? { name: business.name, look: business.brand, hosts: business.hosts, ...business.settings } : {};
  const [was, is] = [flat(before), flat(after)];
  return Object.keys(is).filter((key) => plain(is[key]) !== plain(was[key]));
}
