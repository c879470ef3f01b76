import type { TimeSlot } from '@storefront/api/entities/time-slot';
import { slotDayLabel } from '@storefront/dates/plain';
import { noAlternativeSlot } from '@storefront/messages/slots';
import { Button } from '@storefront/ui/button';
import { IconButton } from '@storefront/ui/icon-button';
import { CrossIcon } from '@storefront/ui/icons/cross';
import { Notice } from '@storefront/ui/notice';
import styles from './HeldCard.module.css';

interface SlotProblemProps {
  readonly message: string;
  /** The next free slot to offer instead. */
  readonly alternative: TimeSlot | undefined;
  readonly serverTime: string;
  readonly onReserve: (slot: TimeSlot) => void;
  readonly onDismiss: () => void;
}

/** Why a slot could not be held, with the next free one. */
export function SlotProblem({ message, alternative, serverTime, onReserve, onDismiss }: SlotProblemProps) {
  return (
    <Notice kind="danger" role="alert" action={<IconButton label="Close" icon={<CrossIcon />} onClick={onDismiss} />}>
      <p>{message}</p>
      {alternative ? (
        <p className={styles.answers}>
          <Button kind="quiet" onClick={() => onReserve(alternative)}>
            Hold {slotDayLabel(new Date(alternative.startDate), new Date(alternative.endDate), new Date(serverTime))}
          </Button>
        </p>
      ) : (
        <p>{noAlternativeSlot}</p>
      )}
    </Notice>
  );
}
