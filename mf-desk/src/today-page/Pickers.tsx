import type { PickerAtWork, TodayOrder } from '@storefront/api/entities/desk/today';
import { countText } from '@storefront/messages/count-text';
import { useState } from 'react';
import { initials } from '../frame/initials';
import { PickerOrders } from './PickerOrders';
import styles from './Pickers.module.css';
import { boardState } from './waves';

export interface PickersProps {
  readonly pickers: readonly PickerAtWork[];
  readonly orders: readonly TodayOrder[];
  /** Called after an order was taken back from a picker; undefined for those who may not. */
  readonly onTakenBack?: () => void;
}

/** Who picks now, how far they are, and for a manager their orders, to take one back. */
export function Pickers({ pickers, orders, onTakenBack }: PickersProps) {
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();
  return (
    <section className={styles.panel} aria-label="Pickers">
      <h2>
        Pickers <span>{pickers.length} at work</span>
      </h2>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {pickers.length === 0 && <p className={styles.none}>Nobody picks at the moment.</p>}
      <ul>
        {pickers.map(({ operatorId, name, orders: count, itemCount, decidedCount }) => (
          <li key={operatorId} className={styles.picker}>
            <span className={styles.face} aria-hidden="true">
              {initials(name)}
            </span>
            <div>
              <b>{name}</b>
              <p>
                {countText(count, 'order')}, {decidedCount} of {countText(itemCount, 'item')}
              </p>
              <progress max={itemCount} value={decidedCount} aria-label={`Items that ${name} has picked`} />
              {onTakenBack && (
                <details>
                  <summary>
                    Orders<span className="sf-hidden"> of {name}</span>
                  </summary>
                  <PickerOrders
                    name={name}
                    orders={orders.filter(
                      (one) => one.picker?.operatorId === operatorId && boardState(one) === 'picking',
                    )}
                    onTaken={(text) => {
                      setProblem(undefined);
                      setSaid(text);
                      onTakenBack();
                    }}
                    onRefused={setProblem}
                  />
                </details>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
