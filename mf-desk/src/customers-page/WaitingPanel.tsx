import type { ReplyOf } from '@storefront/api/operation-types';
import { currentTime } from '@storefront/bus/current-time';
import { WarningIcon } from '@storefront/ui/icons/warning';
import { SpeechIcon } from '../pieces/icons';
import { messagePath } from './customers-path';
import styles from './Rows.module.css';
import { waitLabel } from './wait-label';

export interface WaitingPanelProps {
  readonly waiting: ReplyOf<'POST /desk/waiting-messages'>;
  /** The one that is open. */
  readonly message: string | undefined;
}

/** Messages and reported problems that wait for an answer, oldest first. */
export function WaitingPanel({ waiting: { messages, total }, message: open }: WaitingPanelProps) {
  const now = currentTime();
  return (
    <section className={styles.panel} aria-label="Waiting">
      <h2 className={styles.heading}>Waiting {total > 0 && <span className={styles.count}>{total}</span>}</h2>
      {total === 0 && <p className={styles.said}>Every message is answered.</p>}
      <ul className={styles.rows}>
        {messages.map((message) => (
          <li key={`${message.kind} ${message.id}`}>
            <a
              className={styles.row}
              href={messagePath(message)}
              aria-current={`${message.kind}.${message.id}` === open ? 'true' : undefined}
            >
              {message.kind === 'complaint' ? <WarningIcon small /> : <SpeechIcon small />}
              <span className={styles.words}>
                <b>{message.subject}</b>
                <span>{[message.name, message.businessOrderId].filter(Boolean).join(', ')}</span>
              </span>
              <span className={styles.end}>{waitLabel(message.at, now)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
