import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { allBusinesses, type Business } from '../businesses/businesses.repository';
import { slugOf } from './plan/slugs';

/** The business that an operator names: by its name, however written, or by one of its hosts; the first when none is named. */
export async function findBusiness(context: ServiceContext, named: string | undefined): Promise<Business> {
  const all = await allBusinesses(context);
  const found =
    named === undefined
      ? all[0]
      : all.find(({ name, hosts }) => slugOf(name) === slugOf(named) || hosts.includes(named.toLowerCase()));
  if (found) return found;
  const known = all.map(({ name }) => slugOf(name)).join(', ');
  throw refuse('business_not_found', `There is no business ${named ?? 'yet'}. There is: ${known}`);
}
