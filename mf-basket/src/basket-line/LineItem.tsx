import type { BasketLine } from '@storefront/api/entities/basket';
import { Picture } from '@storefront/ui/picture';
import type { ReactNode } from 'react';
import styles from './BasketLine.module.css';

interface LineItemProps {
  readonly line: Pick<BasketLine, 'menuItem'>;
  /** The item's page; undefined when the basket has no store. */
  readonly path: string | undefined;
  /** Facts below the name. */
  readonly children: ReactNode;
}

/** The item of a line: its picture, and its name as a link. */
export function LineItem({ line: { menuItem }, path, children }: LineItemProps) {
  return (
    <>
      <div className={styles.picture}>
        <Picture images={menuItem.images} tint={menuItem.aisleSlug} size={64} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{path ? <a href={path}>{menuItem.name}</a> : menuItem.name}</h3>
        {children}
      </div>
    </>
  );
}
