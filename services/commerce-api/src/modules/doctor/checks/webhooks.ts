import { isNotNull, or } from 'drizzle-orm';
import { webhookEndpoints } from '../../../database/schema/webhook';
import type { ServiceContext } from '../../../service-context';
import { orRight, type Reported, warning, wrong } from '../finding';

/** The endpoints of webhooks that fail, and those that were disabled because they failed. */
export async function webhooks({ db }: ServiceContext): Promise<readonly Reported[]> {
  const rows = await db
    .select()
    .from(webhookEndpoints)
    .where(or(isNotNull(webhookEndpoints.failingSince), isNotNull(webhookEndpoints.disabledAt)));
  const found = rows.flatMap(({ id, url, failingSince, disabledAt, disabledBecause }): Reported[] => {
    const name = `Webhook endpoint ${id} (${new URL(url).host})`;
    if (disabledAt)
      return disabledBecause === 'operator'
        ? []
        : [
            wrong(
              `${name} was disabled at ${disabledAt.toISOString()}, because it ${disabledBecause === 'gone' ? 'replied 410' : 'failed for three days'}`,
              'Its program is told nothing.',
              `Repair it, then: npm run ops -- webhooks enable ${id}, and webhooks replay ${id} --since TIME`,
            ),
          ];
    return [
      warning(
        `${name} has accepted nothing since ${failingSince?.toISOString()}`,
        'Events wait, and are tried again at growing intervals. After three days the endpoint is disabled.',
        'npm run ops -- webhooks deliveries names the reasons',
      ),
    ];
  });
  return orRight(found, 'No webhook endpoint fails');
}
