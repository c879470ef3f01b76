import type { WebhookEndpoint } from '@storefront/api/entities/webhook';
import { currentTime } from '@storefront/bus/current-time';
import { dateLabel } from '@storefront/dates/plain';
import { Button } from '@storefront/ui/button';
import layout from '../frame/Layout.module.css';
import { endpointState } from './endpoint-state';
import { eventTexts } from './event-texts';

export type EndpointChange = 'disable' | 'enable' | 'remove' | 'rotate';

export interface EndpointRowProps {
  readonly endpoint: WebhookEndpoint;
  readonly isBusy: boolean;
  readonly onChange: (change: EndpointChange) => void;
}

/** One endpoint: where events go, which, and whether they arrive. */
export function EndpointRow({ endpoint, isBusy, onChange }: EndpointRowProps) {
  const { url, events, lowStockAt, createdBy, createdAt, disabledAt } = endpoint;
  const which = <span className="sf-hidden"> {url}</span>;
  return (
    <li className={layout.row}>
      <div>
        <b>{url}</b>
        <p>
          {events.map((event) => eventTexts[event]).join('. ')}.
          {events.includes('stock.low') && ` Running out means ${lowStockAt} or fewer.`}
        </p>
        <p className={layout.small}>{endpointState(endpoint, currentTime())}</p>
        <p className={layout.small}>
          Made by {createdBy}, {dateLabel(new Date(createdAt))}.
        </p>
      </div>
      <div className={layout.actions}>
        <Button kind="quiet" busy={isBusy} onClick={() => onChange(disabledAt ? 'enable' : 'disable')}>
          {disabledAt ? 'Enable' : 'Disable'}
          {which}
        </Button>
        <Button kind="quiet" busy={isBusy} onClick={() => onChange('rotate')}>
          New secret{which}
        </Button>
        <Button kind="quiet" busy={isBusy} onClick={() => onChange('remove')}>
          Remove{which}
        </Button>
      </div>
    </li>
  );
}
