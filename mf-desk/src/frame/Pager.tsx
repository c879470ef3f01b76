import { LinkButton } from '@storefront/ui/link-button';
import styles from './Pager.module.css';

export interface PagerProps {
  /** From 1; `limit` rows on each. */
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly hrefOf: (page: number) => string;
}

/** Links to the newer and the older rows of a list, newest first. */
export function Pager({ page, limit, total, hrefOf }: PagerProps) {
  return (
    <nav className={styles.pages} aria-label="Pages">
      {page > 1 && (
        <LinkButton kind="quiet" href={hrefOf(page - 1)}>
          Newer
        </LinkButton>
      )}
      {page * limit < total && (
        <LinkButton kind="quiet" href={hrefOf(page + 1)}>
          Older
        </LinkButton>
      )}
    </nav>
  );
}
