import { PageFrame } from '@storefront/ui/page-frame';
import { Panel } from '@storefront/ui/panel';
import type { ReactNode } from 'react';
import styles from './AccountLayout.module.css';

interface AccountLayoutProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
  /** The link to the other page. */
  readonly other: ReactNode;
}

/** The layout of log-in and registration: the form, and a link to the other page. */
export function AccountLayout({ title, note, children, other }: AccountLayoutProps) {
  return (
    <PageFrame>
      <div className={styles.layout}>
        <header className={styles.head}>
          <h1 tabIndex={-1}>{title}</h1>
          {note && <p className="sf-muted">{note}</p>}
        </header>
        <Panel className={styles.form}>{children}</Panel>
        <div className={styles.other}>{other}</div>
      </div>
    </PageFrame>
  );
}
