import { usePageContext } from '@storefront/remote-kit/page-context';
import { classNames } from '@storefront/ui/class-names';
import { PageFrame } from '@storefront/ui/page-frame';
import { Panel } from '@storefront/ui/panel';
import { findOrderLayout } from '@storefront/ui/themes/order-layout';
import type { ReactNode } from 'react';
import { House } from '../house/House';
import styles from './AccountLayout.module.css';

interface AccountLayoutProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
  /** Other ways to do the same; none if the business has none. */
  readonly ways?: ReactNode;
  /** The link to the other page. */
  readonly other: ReactNode;
}

/** For decoration: not all are lit, because somebody is still to come home. */
const WINDOWS = { count: 9, lit: 7 };

/** The layout of log-in and registration: the form, other ways, and a link to the other page, as the look has it. */
export function AccountLayout({ title, note, children, ways, other }: AccountLayoutProps) {
  const { business } = usePageContext();
  const hasColumns = findOrderLayout(business.brand).logIn === 'columns';
  const head = (
    <header className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {note && <p className="sf-muted">{note}</p>}
    </header>
  );
  if (hasColumns)
    return (
      <PageFrame>
        <div className={classNames(styles.columns, Boolean(ways) && styles.withWays)}>
          {head}
          <div className={styles.form}>{children}</div>
          {ways && (
            <div className={styles.beside}>
              <p className={styles.orBeside}>Or</p>
              {ways}
            </div>
          )}
          <div className={styles.drawn}>
            <House windows={WINDOWS} />
            <div className={styles.other}>{other}</div>
          </div>
        </div>
      </PageFrame>
    );
  return (
    <PageFrame>
      <div className={styles.layout}>
        {head}
        <Panel className={classNames(styles.form, 'sf-stack')}>
          {children}
          {ways && (
            <div className={styles.ways}>
              <p className={styles.or}>or</p>
              {ways}
            </div>
          )}
        </Panel>
        <div className={styles.other}>{other}</div>
      </div>
    </PageFrame>
  );
}
