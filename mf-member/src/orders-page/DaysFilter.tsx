import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { TextField } from '@storefront/ui/text-field';
import { TextLink } from '@storefront/ui/text-link';
import styles from './OrdersPage.module.css';
import type { OrderDays } from './read-orders';

/** A form that leads to the orders which were placed between two days. */
export function DaysFilter({ days: { dateFrom, dateTo } }: { days: OrderDays }) {
  return (
    <form className={styles.days} action={urlTo('member-orders')} aria-label="Filter your orders">
      <TextField label="Ordered from" type="date" name="dateFrom" defaultValue={dateFrom} max={dateTo} />
      <TextField label="until" type="date" name="dateTo" defaultValue={dateTo} min={dateFrom} />
      <Button type="submit" kind="quiet">
        Show
      </Button>
      {(dateFrom || dateTo) && <TextLink href={urlTo('member-orders')}>Show all</TextLink>}
    </form>
  );
}
