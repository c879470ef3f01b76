import type { AdminSlot } from '@storefront/api/entities/admin-slot';
import { countText } from '@storefront/messages/count-text';
import { Button } from '@storefront/ui/button';
import { Notice } from '@storefront/ui/notice';
import { useState } from 'react';
import { orderPath } from '../navigation/desk-paths';
import { useNow } from '../pieces/use-now';
import type { SlotsFound } from './read-slots';
import { SlotPanel } from './SlotPanel';
import styles from './Slots.module.css';
import { placesOf } from './slot-grid';
import type { SlotsQuery } from './slots-path';
import { useSlotChanges } from './use-slot-changes';
import { WeekGrid } from './WeekGrid';

/** The grid of a week that has slots, the slot that is open, and the undo of the last change. */
export function Slots({ found, query }: { found: SlotsFound; query: SlotsQuery }) {
  const { slots, last, change, undo } = useSlotChanges(found);
  const [openId, setOpenId] = useState<number>();
  const open = slots.find(({ slotId }) => slotId === openId);
  const now = useNow();
  return (
    <>
      {last && (
        <Notice
          kind={last.problem ? 'danger' : 'success'}
          role="status"
          action={
            <Button kind="quiet" onClick={undo}>
              Undo
            </Button>
          }
        >
          {last.problem ?? last.text}
          {last.orders.length > 0 && <BookedOrders numbers={last.orders} />}
        </Notice>
      )}
      <WeekGrid
        slots={slots}
        week={query.week}
        today={query.today}
        zone={found.timeZone}
        currency={found.currency}
        now={now}
        onOpen={({ slotId }) => setOpenId(slotId)}
      />
      <Legend slots={slots} />
      {open && (
        <SlotPanel
          key={open.slotId}
          slot={open}
          zone={found.timeZone}
          currency={found.currency}
          onClose={() => setOpenId(undefined)}
          onChange={async (wanted) => {
            const problem = await change(open, wanted);
            if (!problem) setOpenId(undefined);
            return problem;
          }}
        />
      )}
    </>
  );
}

/** The orders of a slot that was withdrawn: each can be opened, to call its shopper. */
const BookedOrders = ({ numbers }: { numbers: readonly string[] }) => (
  <>
    <p>{countText(numbers.length, 'booked order')} must still be delivered or collected, or cancelled:</p>
    <ul className={styles.orders}>
      {numbers.map((number) => (
        <li key={number}>
          <a href={orderPath(number)}>{number}</a>
        </li>
      ))}
    </ul>
  </>
);

/** How many places are taken, and how the drawings show them. */
function Legend({ slots }: { slots: readonly AdminSlot[] }) {
  const { taken, capacity } = placesOf(slots);
  return (
    <div className={styles.legend}>
      <p>
        {taken.toLocaleString('en-GB')} of {countText(capacity, 'place')} booked or held
      </p>
      <p aria-hidden="true">
        <span data-kind="booked">Booked</span>
        <span data-kind="held">Held by a basket</span>
        <span data-kind="free">Free</span>
      </p>
    </div>
  );
}
