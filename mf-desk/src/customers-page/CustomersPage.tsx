import { currentTime } from '@storefront/bus/current-time';
import { LinkButton } from '@storefront/ui/link-button';
import { DeskFrame } from '../frame/DeskFrame';
import layout from '../frame/Layout.module.css';
import { BlockedPanel } from './BlockedPanel';
import styles from './CustomersPage.module.css';
import { type CustomersQuery, messagePath } from './customers-path';
import { FindPanel } from './FindPanel';
import { Message } from './messages/Message';
import { NewcomerPanel } from './NewcomerPanel';
import { OrdersToCheck } from './OrdersToCheck';
import { Person } from './Person';
import { PaymentLinksPanel } from './panels/PaymentLinksPanel';
import type { CustomersRead } from './read-customers';
import { WaitingPanel } from './WaitingPanel';
import { waitLabel } from './wait-label';

export interface CustomersPageProps {
  readonly data: CustomersRead;
  readonly query: CustomersQuery;
}

/** The people of the business: find one, see what is kept about them, help; and the messages that wait. */
export function CustomersPage({ data: { visit, waiting }, query }: CustomersPageProps) {
  const { person, message } = query;
  const [oldest] = waiting.messages;
  return (
    <DeskFrame visit={visit} section="customers">
      <div className={layout.head}>
        <h1>Customers</h1>
        <p className="sf-muted">
          {oldest
            ? `${waiting.total} waiting, the longest ${waitLabel(oldest.at, currentTime())}`
            : 'No message is waiting'}
        </p>
        {oldest && (
          <div className={styles.next}>
            <LinkButton href={messagePath(oldest)}>Take the oldest</LinkButton>
          </div>
        )}
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <FindPanel person={person} operatorId={visit.operator.operatorId} />
          <NewcomerPanel />
          {!person && <PaymentLinksPanel />}
          <WaitingPanel waiting={waiting} message={message} />
          <OrdersToCheck />
          <BlockedPanel />
        </div>
        <div className={styles.content}>
          {message && <Message key={message} message={message} person={person} role={visit.operator.role} />}
          {person && <Person key={person} person={person} hasFocus={!message} />}
          {!message && !person && (
            <p className={styles.nothing}>Search for a person, or open a message that is waiting.</p>
          )}
        </div>
      </div>
    </DeskFrame>
  );
}
