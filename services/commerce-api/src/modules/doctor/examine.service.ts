import type { ReplyOf } from '@storefront/api/operation-types';
import type { ExaminedBusiness } from '@storefront/api/operations/admin/doctor';
import type { ServiceContext } from '../../service-context';
import { allBusinesses, type Business } from '../businesses/businesses.repository';
import { clock } from './checks/clock';
import { connections } from './checks/connections';
import { database } from './checks/database';
import { disk } from './checks/disk';
import { files } from './checks/files';
import { gateways } from './checks/gateways';
import { items } from './checks/items';
import { jobs } from './checks/jobs';
import { mailServer } from './checks/mail-server';
import { migrations } from './checks/migrations';
import { payments } from './checks/payments';
import { places } from './checks/places';
import { queues } from './checks/queues';
import { replica } from './checks/replica';
import { stores } from './checks/stores';
import { texts } from './checks/texts';
import { webhooks } from './checks/webhooks';
import { runChecks } from './run-checks';

/** A gateway has eight seconds to reply; the operator's command waits longer than this. */
const DEADLINE_MS = 9_000;

/** In the order in which they are printed. */
const checks = {
  database,
  migrations,
  connections,
  'read replica': replica,
  clock,
  places,
  'mail server': mailServer,
  queues,
  texts,
  gateways,
  payments,
  files,
  disk,
  jobs,
  webhooks,
  stores,
  items,
};

interface WithImage {
  readonly image: string | null;
}

/** What a business and each of its parts may have. */
interface Look {
  readonly logo?: string | null;
  readonly errorImage?: string | null;
  readonly icon?: string | null;
  readonly home?: { readonly hero: WithImage; readonly sections: readonly WithImage[] };
}

const picturesOf = ({ logo, errorImage, icon, home }: Look): string[] =>
  [logo, errorImage, icon, home?.hero.image, ...(home?.sections ?? []).map(({ image }) => image)].filter(
    (path) => typeof path === 'string',
  );

function examinedBusiness({ id, name, hosts, settings }: Business): ExaminedBusiness {
  const parts = settings.subBusinesses ?? [];
  return {
    businessId: id,
    name,
    hosts: [...hosts, ...parts.flatMap((part) => part.hosts)],
    pictures: [...new Set([settings, ...parts].flatMap(picturesOf))],
  };
}

/** Checks what this process can see of the installation, and changes nothing. */
export async function examine(
  context: ServiceContext,
  deadlineMs = DEADLINE_MS,
): Promise<ReplyOf<'POST /admin/doctor'>> {
  const findings = await runChecks(
    Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, async () => check(context)])),
    deadlineMs,
  );
  return {
    production: context.config.production,
    businesses: (await allBusinesses(context)).map(examinedBusiness),
    findings,
  };
}
