import type { Order } from '@storefront/api/entities/order';
import { currentTime } from '@storefront/bus/current-time';
import { dayLabel, timeLabel } from '@storefront/dates/plain';
import layout from '../frame/Layout.module.css';
import styles from './History.module.css';
import { statusWord } from './status-words';

const ACTIONS = {
  pick: 'Recorded what was picked',
  refund: 'Refunded',
  decline_complaint: 'Declined a complaint',
  tell_late: 'Told the shopper of a delay',
  mail_again: 'Sent a mail again',
  check: 'Checked the order',
} as const;

/** Who did what with the order, when and why; the last step first. */
export function History({ order: { history = [], fulfilmentMethod } }: { order: Order }) {
  const now = currentTime();
  return (
    <section className={layout.panel} aria-label="What happened">
      <h2>What happened</h2>
      <ol className={styles.steps}>
        {history.toReversed().map(({ status, action, by, reason, at }) => (
          <li key={`${at} ${status} ${action}`}>
            <time dateTime={at}>
              {dayLabel(new Date(at), now) === 'Today' ? '' : `${dayLabel(new Date(at), now)}, `}
              {timeLabel(new Date(at))}
            </time>
            <b>{action ? ACTIONS[action] : statusWord(status, fulfilmentMethod)}</b>
            <span>
              {by}
              {reason && `: ${reason}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
