import { slugOf } from '@storefront/api/slug-of';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { allBusinesses, type Business } from './businesses.repository';

function onlyBusiness(all: readonly Business[]): Business | undefined {
  if (all.length <= 1) return all[0];
  const names = all.map(({ name }) => slugOf(name)).join(', ');
  throw refuse('business_not_found', `Name the business with --business: there are ${names}`);
}

/**
 * The business that an operator names, by its name (case-insensitive) or one of its hosts. Optional while there is only
 * one business.
 */
export async function findBusiness(context: ServiceContext, named: string | undefined): Promise<Business> {
  const all = await allBusinesses(context);
  const found =
    named === undefined
      ? onlyBusiness(all)
      : all.find(({ name, hosts }) => slugOf(name) === slugOf(named) || hosts.includes(named.toLowerCase()));
  if (found) return found;
  const known = all.map(({ name }) => slugOf(name)).join(', ');
  throw refuse('business_not_found', `There is no business ${named ?? 'yet'}. There is: ${known}`);
}
