import type { ComponentProps } from 'react';
import styles from './PageSearch.module.css';
import { StoreSearch } from './StoreSearch';

/** A page's own search field, where the header has no room for one. */
export function PageSearch(props: ComponentProps<typeof StoreSearch>) {
  return (
    <div className={styles.field}>
      <StoreSearch {...props} />
    </div>
  );
}
