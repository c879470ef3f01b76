import type { BusinessFile } from '@storefront/api/entities/business-file';
import type { ReplyOf } from '@storefront/api/operation-types';
import { slugOf } from '@storefront/api/slug-of';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { businesses } from '../../database/schema/business';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { businessDefaults } from '../businesses/business-defaults';
import type { Business } from '../businesses/businesses.repository';
import { canonicalJson } from '../businesses/canonical-json';
import { settingsFaults, throwIfInvalid } from '../businesses/settings-faults';
import { allHostsOf } from '../businesses/sub-business';
import { type BusinessContent, saveContent } from '../content/business-content.service';
import { assertOpenShopStore } from '../content/open-shop';

/** Rolls back the transaction of a dry run. */
class DryRun extends Error {
  constructor(readonly found: SavedBusiness) {
    super('only checked');
  }
}

type SavedBusiness = ReplyOf<'POST /admin/business-save'>;

/**
 * Creates the business described by the files, or updates the one with its name, with its content. Files with a fault
 * change nothing.
 */
export async function saveBusiness(
  { db, cache }: Pick<ServiceContext, 'db' | 'cache'>,
  file: BusinessFile,
  content: BusinessContent,
  checkOnly: boolean,
): Promise<SavedBusiness> {
  const saved = await inTransaction(db, async (tx) => {
    // With two operators at once, the second sees what the first created.
    await tx.execute(sql`lock table businesses in share row exclusive mode`);
    const all: Business[] = await tx.select().from(businesses);
    const before = all.find(({ name }) => slugOf(name) === slugOf(file.name));
    const after = mergeSettings(before, file, Math.max(0, ...all.map(({ id }) => id)) + 1);
    throwIfInvalid(settingsFaults(after));
    await assertOpenShopStore(tx, after);
    assertHostsAreFree(all, after);
    const settings = changesOf(before, after);
    if (settings.length) await saveRow(tx, before, after);
    const { changed, campaigns, missingPages } = await saveContent(tx, after, content);
    const found: SavedBusiness = {
      businessId: after.id,
      isNew: !before,
      changed: [...settings, ...changed],
      campaigns: [...campaigns],
      missingPages: [...missingPages],
    };
    if (checkOnly) throw new DryRun(found);
    return found;
  }).catch((error: unknown) => {
    if (error instanceof DryRun) return error.found;
    throw error;
  });
  cache.clear();
  return saved;
}

async function saveRow(tx: Database, before: Business | undefined, after: Business): Promise<void> {
  const { id, name, brand, hosts, settings } = after;
  if (before) await tx.update(businesses).set({ name, brand, hosts, settings }).where(eq(businesses.id, id));
  else {
    await tx.insert(businesses).values({ id, name, brand, hosts, settings });
  }
}

function mergeSettings(before: Business | undefined, file: BusinessFile, nextId: number): Business {
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

function assertHostsAreFree(all: readonly Business[], business: Business) {
  const own = allHostsOf(business);
  for (const other of all.filter(({ id }) => id !== business.id)) {
    const taken = allHostsOf(other).find((host) => own.includes(host));
    if (taken)
      throw refuse('host_taken', `${taken} is ${other.name}’s`, [
        { path: 'hosts', message: `${taken} is ${other.name}’s`, code: 'host_taken' },
      ]);
  }
}

function changesOf(before: Business | undefined, after: Business): string[] {
  const flat = (business: Business | undefined): Record<string, unknown> =>
    business ? { name: business.name, look: business.brand, hosts: business.hosts, ...business.settings } : {};
  const [was, is] = [flat(before), flat(after)];
  return Object.keys(is).filter((key) => canonicalJson(is[key]) !== canonicalJson(was[key]));
}
