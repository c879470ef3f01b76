import type { WebhookDelivery, WebhookEndpoint } from '@storefront/api/entities/webhook';
import { currentTime } from '@storefront/bus/current-time';
import { dayLabel, timeLabel } from '@storefront/dates/plain';
import { countText } from '@storefront/messages/count-text';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { useState } from 'react';
import layout from '../frame/Layout.module.css';
import { eventTexts } from './event-texts';

export interface DeliveriesPanelProps {
  readonly deliveries: readonly WebhookDelivery[];
  readonly endpoints: readonly WebhookEndpoint[];
}

/** The newest deliveries; one that was lost at the other end is sent again. */
export function DeliveriesPanel({ deliveries, endpoints }: DeliveriesPanelProps) {
  const { api } = usePageContext();
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState<number>();
  const resend = async ({ deliveryId, event }: WebhookDelivery) => {
    setBusy(deliveryId);
    try {
      const reply = await api.call('POST /admin/webhook-resend', { body: { deliveryId } });
      if (reply.ok) setSaid(`“${eventTexts[event]}” is sent again.`);
      else if (reply.error.code === 'webhook_disabled') setSaid('The endpoint is disabled. Enable it first.');
      else setSaid('The delivery is no longer kept. Load the page again.');
    } catch {
      setSaid('It could not be sent. Check the connection and try again.');
    } finally {
      setBusy(undefined);
    }
  };
  const urls = new Map(endpoints.map(({ endpointId, url }) => [endpointId, url]));
  return (
    <section className={layout.panel} aria-label="Deliveries">
      <h2>
        Deliveries <span>the newest first</span>
      </h2>
      <p role="status">{said}</p>
      {deliveries.length === 0 && <p className="sf-muted">Nothing has been sent yet.</p>}
      <ul>
        {deliveries.map((delivery) => (
          <li key={delivery.deliveryId} className={layout.row}>
            <div>
              <b>{eventTexts[delivery.event]}</b>
              <p className={layout.small}>
                {dayLabel(new Date(delivery.at), currentTime())}, {timeLabel(new Date(delivery.at))}, to{' '}
                {urls.get(delivery.endpointId) ?? 'an endpoint that was removed'}
              </p>
              <p className={layout.small}>{outcome(delivery)}</p>
            </div>
            <Button kind="quiet" busy={busy === delivery.deliveryId} onClick={() => resend(delivery)}>
              Send again<span className="sf-hidden"> {delivery.eventId}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 'Delivered.', or why it is not. */
function outcome({ deliveredAt, failedAt, attempts, lastError }: WebhookDelivery): string {
  if (deliveredAt) return 'Delivered.';
  const why = lastError ? `: ${lastError}` : '';
  if (failedAt) return `Given up after ${countText(attempts, 'attempt')}${why}.`;
  return attempts === 0 ? 'Waits to be sent.' : `Tried ${countText(attempts, 'time')}${why}. It is tried again.`;
}
