import { PageFrame } from '@storefront/ui/page-frame';
import { Panel } from '@storefront/ui/panel';
import type { ReactNode } from 'react';
import styles from '../forms/Form.module.css';

/** Around what a guest sees and does, with and without scripts. */
export function YourDataFrame({ children }: { children: ReactNode }) {
  return (
    <PageFrame>
      <div className={`sf-stack ${styles.column}`}>
        <h1 tabIndex={-1}>Your data without an account</h1>
        <p>
          See, save or delete what we keep under your email address from orders and messages without an account. What an
          account keeps is in the account, under “Your data”.
        </p>
        <Panel className="sf-stack">{children}</Panel>
      </div>
    </PageFrame>
  );
}
