import { Panel } from '@storefront/ui/panel';
import { AccountFrame } from '../account-frame/AccountFrame';
import styles from './DataPage.module.css';
import { DeleteAccount } from './DeleteAccount';
import { MyData } from './MyData';

/** What a member may ask of the business: a copy of their data, and its deletion. */
export function DataPage() {
  return (
    <AccountFrame section="data" title="Your data">
      <div className={styles.panels}>
        <Panel title="A copy of your data">
          <MyData />
        </Panel>
        <Panel title="Delete my account">
          <DeleteAccount />
        </Panel>
      </div>
    </AccountFrame>
  );
}
