import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { currentTime } from '@storefront/bus/current-time';
import { timeAndDay } from '@storefront/dates/time-and-day';
import { urlTo } from '@storefront/routes/url-to';
import styles from './OrderChangeBar.module.css';

/** Which order is being changed and until when, on every page that does not say so itself. */
export function OrderChangeBar() {
  const amends = useStore(shared.basket)?.amends;
  if (!amends) return null;
  const { businessOrderId, until } = amends;
  return (
    <section className={styles.bar} aria-label="Your order change">
      <span>
        You are changing order <b>{businessOrderId}</b>
        {until && ` until ${timeAndDay(new Date(until), currentTime())}`}
      </span>
      <a href={urlTo('basket')}>See the change</a>
    </section>
  );
}
