import type { OrderStep } from './order-state.model';
import styles from './StatusTrack.module.css';

/** An order's way as a row of bars. The step it is at is marked in words too. */
export function StatusTrack({ steps }: { steps: readonly OrderStep[] }) {
  return (
    <ol className={styles.track}>
      {steps.map(({ status, word, state }) => (
        <li key={status} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
          {word}
          {state === 'done' && <span className="sf-hidden">, done</span>}
        </li>
      ))}
    </ol>
  );
}
