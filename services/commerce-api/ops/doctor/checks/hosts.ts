import type { ExaminedBusiness } from '@storefront/api/operations/admin/doctor';
import { orRight, type Reported, right, warning, wrong } from '../../../src/modules/doctor/finding';

/** The value of PRODUCTION_HOSTS that states that no host is to be indexed. */
const NO_HOSTS = 'none';

/** Compares the hosts of the businesses with PRODUCTION_HOSTS, which the shell has. */
export function hosts(businesses: readonly ExaminedBusiness[], setting: string | undefined): readonly Reported[] {
  if (businesses.length === 0) return [];
  if (!setting)
    return [
      warning(
        'PRODUCTION_HOSTS is not set where this command runs',
        "The hosts cannot be compared with the shell's.",
        'Run it with the settings of the installation: set -a; . /etc/storefront.env',
      ),
    ];
  if (setting.toLowerCase() === NO_HOSTS) return [right('PRODUCTION_HOSTS has search engines index no host')];
  const named = setting
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const known = businesses.flatMap((business) => business.hosts.map((host) => host.toLowerCase()));
  const found: Reported[] = [];
  const unknown = named.filter((host) => !known.includes(host));
  if (unknown.length > 0)
    found.push(
      wrong(
        `No business has ${unknown.join(', ')} of PRODUCTION_HOSTS`,
        'Pages of the host are 404.',
        'Name it in hosts of business.json, and npm run ops -- business FOLDER',
      ),
    );
  const unnamed = known.filter((host) => !named.includes(host));
  if (unnamed.length > 0)
    found.push(
      warning(
        `PRODUCTION_HOSTS lacks ${unnamed.join(', ')}`,
        'Search engines are told not to index it.',
        'Add it to PRODUCTION_HOSTS, and restart the shells',
      ),
    );
  return orRight(found, 'PRODUCTION_HOSTS has the hosts of the businesses');
}
