import type { TimeSlot } from '@storefront/api/entities/time-slot';
import { slotDayLabel } from '@storefront/dates/plain';
import { noAlternativeSlot } from '@storefront/messages/slots';
import { Button } from '@storefront/ui/button';
import { Notice } from '@storefront/ui/notice';

interface SlotProblemProps {
  readonly message: string;
  /** The next free slot to offer instead. */
  readonly alternative: TimeSlot | undefined;
  readonly serverTime: string;
  readonly onReserve: (slot: TimeSlot) => void;
}

/** Why a slot could not be held, with the next free one. */
export function SlotProblem({ message, alternative, serverTime, onReserve }: SlotProblemProps) {
  return (
    <Notice
      kind="danger"
      role="alert"
      action={
        alternative && (
          <Button kind="quiet" onClick={() => onReserve(alternative)}>
            Hold {slotDayLabel(new Date(alternative.startDate), new Date(alternative.endDate), new Date(serverTime))}
          </Button>
        )
      }
    >
      <p>{message}</p>
      {!alternative && <p>{noAlternativeSlot}</p>}
    </Notice>
  );
}
