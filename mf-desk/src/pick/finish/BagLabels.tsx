import type { PickOrder, StorageZone } from '@storefront/api/entities/desk/pick-list';
import { slotLabel } from '@storefront/dates/plain';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { zoneNames } from '../../pieces/texts';
import { bagNumber, withoutSlot } from '../texts';
import styles from './BagLabels.module.css';
import { labelName } from './label-name';

/** The empty edge that a scanner needs, in squares of the code. */
const EDGE = 4;

export interface Bags {
  readonly zone: StorageZone;
  readonly count: number;
}

/** The labels of an order's bags, which only the printer shows. */
export function BagLabels({ order, bags }: { order: PickOrder; bags: readonly Bags[] }) {
  const { businessOrderId, customer, slotStartsAt, slotEndsAt, tote } = order;
  const code = generate(businessOrderId);
  const side = code.size + 2 * EDGE;
  const all = bags.flatMap(({ zone, count }) => Array.from({ length: count }, () => zone));
  return (
    <ol className={styles.labels} aria-hidden="true">
      {all.map((zone, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the labels of an order differ only by their number
        <li key={at} className={styles.label}>
          <svg role="img" aria-label={businessOrderId} viewBox={`${-EDGE} ${-EDGE} ${side} ${side}`}>
            <path d={toSvgPath(code)} />
          </svg>
          <div>
            <b className={styles.number}>{businessOrderId}</b>
            <p className={styles.name}>{labelName(customer)}</p>
            <p>{slotStartsAt && slotEndsAt ? slotLabel(new Date(slotStartsAt), new Date(slotEndsAt)) : withoutSlot}</p>
            <p>
              {zoneNames[zone]} · {bagNumber(at + 1, all.length)}
            </p>
          </div>
          <b className={styles.tote}>{tote}</b>
        </li>
      ))}
    </ol>
  );
}
