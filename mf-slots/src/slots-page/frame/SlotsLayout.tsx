import { slotKeptHowLong } from '@storefront/messages/slots';
import { PageFrame } from '@storefront/ui/page-frame';
import type { ReactNode } from 'react';
import styles from './SlotsLayout.module.css';

interface SlotsLayoutProps {
  readonly title: string;
  /** Where the times are from. */
  readonly place: string;
  /** The choice of the method, and what must be read before the times. */
  readonly top: ReactNode;
  /** Days and times. */
  readonly children: ReactNode;
  /** The held time: beside the times, or on a phone a bar below them. */
  readonly held: ReactNode;
  /** The times are loading: on a phone what follows them is not shown where it would not stay. */
  readonly isWaiting?: boolean;
  /** What can wait: beside the times below the held one, and on a phone below both. */
  readonly more: ReactNode;
}

/** The time-slot page, before any script too. */
export function SlotsLayout({ title, place, top, children, held, isWaiting, more }: SlotsLayoutProps) {
  return (
    <PageFrame>
      <div className={styles.layout}>
        <div className={styles.times}>
          <div className={styles.top}>
            <header className={styles.head}>
              <h1 tabIndex={-1}>{title}</h1>
              <p className="sf-muted">{place}</p>
            </header>
            {top}
          </div>
          {children}
        </div>
        <div className={styles.side}>
          {held}
          <div className={isWaiting ? `${styles.more} ${styles.waiting}` : styles.more}>
            <p className={`sf-muted ${styles.narrow}`}>{slotKeptHowLong}</p>
            {more}
          </div>
        </div>
      </div>
    </PageFrame>
  );
}
