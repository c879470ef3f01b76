import type { PickerAtWork } from '@storefront/api/entities/desk/today';
import { countText } from '@storefront/messages/count-text';
import { initials } from '../frame/initials';
import styles from './Pickers.module.css';

/** Who picks now, and how far they are. */
export function Pickers({ pickers }: { pickers: readonly PickerAtWork[] }) {
  return (
    <section className={styles.panel} aria-label="Pickers">
      <h2>
        Pickers <span>{pickers.length} at work</span>
      </h2>
      {pickers.length === 0 && <p className={styles.none}>Nobody picks at the moment.</p>}
      <ul>
        {pickers.map(({ operatorId, name, orders, itemCount, decidedCount }) => (
          <li key={operatorId} className={styles.picker}>
            <span className={styles.face} aria-hidden="true">
              {initials(name)}
            </span>
            <div>
              <b>{name}</b>
              <p>
                {countText(orders, 'order')}, {decidedCount} of {countText(itemCount, 'item')}
              </p>
              <progress max={itemCount} value={decidedCount} aria-label={`Items that ${name} has picked`} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
