import type { CustomerMessage } from '@storefront/api/entities/desk/customer';
import { dateLabel } from '@storefront/dates/plain';
import { messagePath } from '../customers-path';
import styles from './panels.module.css';

/** What the person wrote and reported. */
export function MessagesPanel({ messages }: { messages: readonly CustomerMessage[] }) {
  if (messages.length === 0) return null;
  return (
    <section className={styles.panel} aria-label="Messages">
      <h2>Messages</h2>
      <ul className={styles.list}>
        {messages.map((message) => (
          <li key={`${message.kind} ${message.id}`}>
            <div>
              <a href={messagePath(message)}>{message.subject}</a>
              <p className={styles.muted}>
                {[dateLabel(new Date(message.at)), message.businessOrderId].filter(Boolean).join(', ')}
              </p>
            </div>
            <span className={styles.sign} data-kind={message.isOpen ? 'open' : 'closed'}>
              {message.isOpen ? 'Waiting' : 'Closed'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
