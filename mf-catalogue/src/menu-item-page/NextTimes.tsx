import styles from './MenuItemPage.module.css';
import type { NextTime } from './next-times';

/** The next time to collect an item in stock, and the next delivery. */
export function NextTimes({ times }: { times: readonly NextTime[] }) {
  return (
    times.length > 0 && (
      <dl className={styles.times}>
        {times.map(({ what, when }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{when}</dd>
          </div>
        ))}
      </dl>
    )
  );
}
