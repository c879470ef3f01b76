import type { DriverAtWork } from '@storefront/api/entities/desk/today';
import { countText } from '@storefront/messages/count-text';
import { CheckIcon } from '@storefront/ui/icons/check';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { initials } from '../frame/initials';
import styles from './Pickers.module.css';

/** Who delivers now, how far they are, and whether stops are late. */
export function Drivers({ drivers }: { drivers: readonly DriverAtWork[] }) {
  return (
    <section className={styles.panel} aria-label="Drivers">
      <h2>
        Drivers <span>{drivers.length} on the way</span>
      </h2>
      {drivers.length === 0 && <p className={styles.none}>Nobody delivers at the moment.</p>}
      <ul>
        {drivers.map(({ operatorId, name, stops, done, late }) => (
          <li key={operatorId} className={styles.picker}>
            <span className={styles.face} aria-hidden="true">
              {initials(name)}
            </span>
            <div>
              <b>{name}</b>
              <p>
                {done} of {countText(stops, 'stop')}
              </p>
              <progress max={stops} value={done} aria-label={`Stops that ${name} has made`} />
            </div>
            <p className={styles.time} data-late={late > 0 || undefined}>
              {late > 0 ? <ClockIcon small /> : <CheckIcon small />}
              {late > 0 ? `${late} late` : 'On time'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
