import { urlTo } from '@storefront/routes/url-to';
import { ChevronLeftIcon } from '@storefront/ui/icons/chevron-left';
import { ChevronRightIcon } from '@storefront/ui/icons/chevron-right';
import { TextLink } from '@storefront/ui/text-link';
import styles from './OrdersPage.module.css';
import type { OrderDays } from './read-orders';

/** Links to newer and older orders; the first page has no number in its URL. The days stay. */
export function Pager({ page, pages, days = {} }: { page: number; pages: number; days?: OrderDays }) {
  if (pages < 2) return null;
  const to = (target: number) => urlTo('member-orders', {}, { ...days, page: target > 1 ? target : undefined });
  return (
    <nav className={styles.pager} aria-label="Pages of your orders">
      {page > 1 ? (
        <TextLink href={to(Math.min(page - 1, pages))} rel="prev">
          <ChevronLeftIcon small /> Newer
        </TextLink>
      ) : (
        <span />
      )}
      <span className="sf-muted">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <TextLink href={to(page + 1)} rel="next">
          Older <ChevronRightIcon small />
        </TextLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
