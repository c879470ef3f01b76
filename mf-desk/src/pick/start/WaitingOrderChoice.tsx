import { slotLabel } from '@storefront/dates/plain';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { WarningIcon } from '@storefront/ui/icons/warning';
import { StateChip } from '../../pieces/Chip';
import { Choice } from '../../pieces/Choice';
import row from '../../pieces/Row.module.css';
import desk from '../../style/desk.module.css';
import * as texts from '../texts';
import type { WaitingOrder } from './waiting-orders';

export interface WaitingOrderChoiceProps {
  readonly waiting: WaitingOrder;
  readonly timeZone: string;
  readonly isChosen: boolean;
  readonly isBlocked: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** One order that waits: when it is due, whose it is and how large. */
export function WaitingOrderChoice({ waiting, timeZone, ...choice }: WaitingOrderChoiceProps) {
  const { order, startsAt, endsAt } = waiting;
  const { businessOrderId, customer, fulfilmentMethod, itemCount, risk } = order;
  const slot = startsAt && endsAt ? slotLabel(new Date(startsAt), new Date(endsAt), timeZone) : texts.withoutSlot;
  return (
    <Choice kind="checkbox" name="orders" {...choice}>
      <span className={row.text}>
        <b>
          {slot} · {texts.itemsOf(itemCount)}
        </b>
        <small>
          {businessOrderId} · {customer} · {texts.methodNames[fulfilmentMethod]}
        </small>
        {risk && (
          <span className={desk.row}>
            <StateChip
              kind={risk === 'late' ? 'stop' : 'risk'}
              icon={risk === 'not_started' ? <ClockIcon small /> : <WarningIcon small />}
            >
              {texts.riskNames[risk]}
            </StateChip>
          </span>
        )}
      </span>
    </Choice>
  );
}
