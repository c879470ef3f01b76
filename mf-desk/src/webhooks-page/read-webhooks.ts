import type { ApiClient } from '@storefront/api/client';
import type { WebhookDelivery, WebhookEndpoint } from '@storefront/api/entities/webhook';
import { type DeskVisit, deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';

export interface WebhooksRead {
  readonly kind: 'read';
  readonly visit: DeskVisit;
  readonly endpoints: readonly WebhookEndpoint[];
  readonly deliveries: readonly WebhookDelivery[];
}

/** Reads the endpoints of the operator's business, and the newest deliveries. */
export const readWebhooks = (api: ApiClient): Promise<WebhooksRead | DeskFailure> =>
  readDesk(async () => {
    const [visit, endpoints, deliveries] = await Promise.all([
      deskVisit(api),
      api.call('POST /admin/webhooks', { body: {} }),
      api.call('POST /admin/webhook-deliveries', { body: {} }),
    ]);
    if (!endpoints.ok || !deliveries.ok) return { kind: 'failed' };
    return { kind: 'read', visit, endpoints: endpoints.data.endpoints, deliveries: deliveries.data.deliveries };
  });
