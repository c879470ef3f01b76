import type { Customer } from '@storefront/api/entities/desk/customer';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { ErrorState } from '@storefront/ui/error-state';
import { Skeleton } from '@storefront/ui/skeleton';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeskFailure } from '../navigation/read-desk';
import { useLogIn } from '../navigation/use-log-in';
import styles from './CustomersPage.module.css';
import { customersPath } from './customers-path';
import { BlockPanel } from './panels/BlockPanel';
import { ConsentPanel } from './panels/ConsentPanel';
import { DataPanel } from './panels/DataPanel';
import { Figures } from './panels/Figures';
import { HeldPanel } from './panels/HeldPanel';
import { MessagesPanel } from './panels/MessagesPanel';
import { NotesPanel } from './panels/NotesPanel';
import { OrderForPanel } from './panels/OrderForPanel';
import { OrdersPanel } from './panels/OrdersPanel';
import { PaymentLinksPanel } from './panels/PaymentLinksPanel';
import { PersonCard } from './panels/PersonCard';
import { RewardsPanel } from './panels/RewardsPanel';
import { type PersonRead, readPerson } from './read-customers';

export interface PersonProps {
  readonly person: string;
  /** Whether opening the person moves the focus to their name. */
  readonly hasFocus: boolean;
}

/** A person with everything that is kept about them, or why it cannot be shown. */
export function Person({ person, hasFocus }: PersonProps) {
  const { api } = usePageContext();
  const read = useCallback((signal: AbortSignal) => readPerson(api, person, signal), [api, person]);
  const [reading, reload] = useRead<PersonRead | DeskFailure>(read);
  const logIn = useLogIn(customersPath({ person }));
  const { kind } = reading;
  useEffect(() => {
    if (kind === 'log-in') logIn();
  }, [kind, logIn]);
  if (reading.kind === 'read') return <Opened customer={reading.customer} hasFocus={hasFocus} />;
  if (reading.kind === 'missing') return <ErrorState title="There is no such person, or their data was erased." />;
  if (reading.kind === 'no-right') return <ErrorState title="Your role has no right to see people." />;
  if (reading.kind === 'failed') return <ErrorState title="The person could not be read." onRetry={reload} />;
  return (
    <div className={styles.panel} role="status">
      <span className="sf-hidden">Loading the person</span>
      <Skeleton height={28} />
      <Skeleton />
      <Skeleton />
    </div>
  );
}

function Opened({ customer: first, hasFocus }: { customer: Customer; hasFocus: boolean }) {
  const [customer, setCustomer] = useState(first);
  const change = (changes: Partial<Customer>) => setCustomer((before) => ({ ...before, ...changes }));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);
  return (
    <div className={styles.person}>
      <div className={styles.column}>
        <PersonCard customer={customer} heading={heading} />
        <Figures customer={customer} />
        <OrdersPanel customer={customer} />
        <MessagesPanel messages={customer.messages} />
        <NotesPanel customer={customer} onChange={(notes) => change({ notes })} />
      </div>
      <div className={styles.column}>
        <OrderForPanel customer={customer} />
        <PaymentLinksPanel customer={customer.customer} />
        <HeldPanel customer={customer} />
        {customer.rewards && <RewardsPanel rewards={customer.rewards} />}
        {customer.marketing && (
          <ConsentPanel
            customer={customer.customer}
            marketing={customer.marketing}
            onChange={(marketing) => change({ marketing })}
          />
        )}
        <DataPanel customer={customer} />
        <BlockPanel customer={customer} onChange={(block) => change({ block })} />
      </div>
    </div>
  );
}
