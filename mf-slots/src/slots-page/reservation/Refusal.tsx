import type { TimeSlot } from '@storefront/api/entities/time-slot';
import { Notice } from '@storefront/ui/notice';
import styles from './HeldCard.module.css';
import { ReplaceBasket } from './ReplaceBasket';
import { SlotProblem } from './SlotProblem';
import type { ReserveProblem } from './use-reserve';

interface RefusalProps {
  readonly problem: ReserveProblem;
  /** The times, which may offer another one; undefined while they are not known. */
  readonly list: { readonly alternative: TimeSlot | undefined; readonly serverTime: string } | undefined;
  readonly onReserve: (slot: TimeSlot) => void;
  readonly onReplace: () => void;
  readonly onDismiss: () => void;
}

/** Why a time could not be held, in sight wherever the shopper has tapped. A time that was held before stays held. */
export function Refusal({ problem, list, onReserve, onReplace, onDismiss }: RefusalProps) {
  return (
    <div className={styles.refusal}>
      {problem.asksToReplace ? (
        <ReplaceBasket question={problem.message} onReplace={onReplace} onKeep={onDismiss} />
      ) : list ? (
        <SlotProblem message={problem.message} {...list} onReserve={onReserve} onDismiss={onDismiss} />
      ) : (
        <Notice kind="danger" role="alert">
          {problem.message}
        </Notice>
      )}
    </div>
  );
}
