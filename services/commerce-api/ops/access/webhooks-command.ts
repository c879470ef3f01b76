import { WebhookEvent } from '@storefront/api/entities/webhook';
import type { BodyOf } from '@storefront/api/operation-types';
import type { Command } from 'commander';
import type { OpsContext } from '../context';
import { formatMoment } from '../moment';
import { BUSINESS_OPTION, collect, refuseUnknownActions, wholeOf } from '../option-values';
import { formatTable } from '../table';

const known: readonly WebhookEvent[] = WebhookEvent.enum;

function eventsOf(typed: readonly string[]): WebhookEvent[] {
  const events = known.filter((event) => typed.includes(event));
  const wrong = typed.find((one) => !known.some((event) => event === one));
  if (wrong !== undefined || events.length === 0)
    throw new Error(
      `${wrong === undefined ? 'Which events?' : `Unknown event: ${wrong}.`} --event ${known.join(', ')}`,
    );
  return events;
}

interface AddOptions {
  business?: string;
  url: string;
  event?: readonly string[];
  lowStock?: number;
}

export function addWebhooksCommands(program: Command, { client, print }: OpsContext): void {
  const webhooks = refuseUnknownActions(program.command('webhooks')).description(
    "send a business's events to its programs",
  );
  webhooks
    .command('list', { isDefault: true })
    .description('list the endpoints (the default)')
    .option(...BUSINESS_OPTION)
    .action(async (body: BodyOf<'POST /admin/webhooks'>) => {
      const result = await client().call('POST /admin/webhooks', { body });
      if (!result.ok) throw new Error(result.error.detail);
      const rows = result.data.endpoints.map((endpoint) => [
        String(endpoint.endpointId),
        endpoint.url,
        endpoint.events.join(', '),
        String(endpoint.businessId),
        `${formatMoment(endpoint.createdAt)} by ${endpoint.createdBy}`,
        formatMoment(endpoint.failingSince),
        endpoint.disabledAt ? `${formatMoment(endpoint.disabledAt)} (${endpoint.disabledBecause})` : '',
      ]);
      const headings = ['Endpoint', 'URL', 'Events', 'Business', 'Added', 'Fails since', 'Disabled'];
      print([...formatTable(headings, rows), '', `${rows.length} endpoints`]);
    });
  webhooks
    .command('add')
    .description('add an endpoint, and print its secret')
    .option(...BUSINESS_OPTION)
    .requiredOption('--url <url>', 'where events are posted to, such as https://erp.example/storefront')
    .option('--event <event>', `what it is told, once for each: ${known.join(', ')}`, collect)
    .option('--low-stock <number>', 'stock.low is sent when a count falls to it (5)', wholeOf('The number'))
    .action(async ({ business, url, event = [], lowStock }: AddOptions) => {
      const body = {
        business,
        url,
        events: eventsOf(event),
        ...(lowStock !== undefined && { lowStockAt: lowStock }),
      };
      const result = await client().call('POST /admin/webhook-add', { body });
      if (!result.ok) throw new Error(result.error.detail);
      const { endpoint, secret } = result.data;
      print([`Endpoint ${endpoint.endpointId} is added. Its secret, shown only now:`, secret]);
    });
  const changes = [
    ['disable', 'send it nothing more', 'is disabled'],
    ['enable', 'send it events again', 'is enabled; replay sends what it missed'],
    ['remove', 'delete it and its deliveries', 'is removed'],
    ['rotate', 'give it a new secret; the old one signs too for a day', 'has a new secret, shown only now:'],
  ] as const;
  for (const [change, description, done] of changes)
    webhooks
      .command(change)
      .description(description)
      .argument('<endpoint>', 'its number', wholeOf('The endpoint'))
      .action(async (endpointId: number) => {
        const result = await client().call('POST /admin/webhook-change', { body: { endpointId, change } });
        if (!result.ok) throw new Error(result.error.detail);
        print([`Endpoint ${endpointId} ${done}`, ...(result.data.secret ? [result.data.secret] : [])]);
      });
  webhooks
    .command('deliveries')
    .description('list the newest deliveries')
    .option(...BUSINESS_OPTION)
    .option('--failed', 'only those that are not tried again')
    .action(async ({ business, failed }: { business?: string; failed?: true }) => {
      const body = { business, ...(failed && { isFailed: true }) };
      const result = await client().call('POST /admin/webhook-deliveries', { body });
      if (!result.ok) throw new Error(result.error.detail);
      const rows = result.data.deliveries.map((one) => [
        String(one.deliveryId),
        String(one.endpointId),
        one.event,
        one.eventId,
        formatMoment(one.at),
        String(one.attempts),
        formatMoment(one.deliveredAt),
        formatMoment(one.failedAt),
        one.lastError ?? '',
      ]);
      const headings = ['Delivery', 'Endpoint', 'Event', 'Id', 'At', 'Tries', 'Delivered', 'Given up', 'Reason'];
      print([...formatTable(headings, rows), '', `${rows.length} deliveries`]);
    });
  webhooks
    .command('resend')
    .description('send one delivery again')
    .argument('<delivery>', 'its number', wholeOf('The delivery'))
    .action(async (deliveryId: number) => {
      const result = await client().call('POST /admin/webhook-resend', { body: { deliveryId } });
      if (!result.ok) throw new Error(result.error.detail);
      print([`${result.data.queued} queued`]);
    });
  webhooks
    .command('replay')
    .description("send an endpoint's events again, delivered or not")
    .argument('<endpoint>', 'its number', wholeOf('The endpoint'))
    .requiredOption('--since <time>', 'such as 2027-01-31T00:00:00Z; events are kept for thirty days')
    .action(async (endpointId: number, { since }: { since: string }) => {
      const result = await client().call('POST /admin/webhook-replay', { body: { endpointId, since } });
      if (!result.ok) throw new Error(result.error.detail);
      print([`${result.data.queued} queued`]);
    });
}
