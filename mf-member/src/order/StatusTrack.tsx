import type { OrderStep } from './order-state.model';
import styles from './StatusTrack.module.css';

/** An order's progress as a row of bars; the current step is named in words too. */
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
