import type { SlotTemplate } from '@storefront/api/entities/desk/slot-template';
import type { FulfilmentMethod } from '@storefront/api/entities/enumerations';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { Notice } from '@storefront/ui/notice';
import { useState } from 'react';
import layout from '../frame/Layout.module.css';
import { deskPaths } from '../navigation/desk-paths';
import { TimeRow } from './TimeRow';
import { TimeSheet } from './TimeSheet';
import { newTime } from './time-form';
import { useTimeChanges } from './use-time-changes';
import styles from './WeeklyTimes.module.css';

export interface WeeklyTimesProps {
  readonly storeId: number;
  readonly first: readonly SlotTemplate[];
  readonly method: FulfilmentMethod;
}

const byTime = ({ values: a }: SlotTemplate, { values: b }: SlotTemplate) =>
  `${a.starts} ${a.ends}`.localeCompare(`${b.starts} ${b.ends}`);

/** The weekly times of a store's method, the one that is open, and the undo of the last change. */
export function WeeklyTimes({ storeId, first, method }: WeeklyTimesProps) {
  const { currency } = usePageContext().business;
  const { templates, last, save, undo } = useTimeChanges(storeId, first);
  const [open, setOpen] = useState<SlotTemplate | 'new'>();
  const own = templates.filter(({ values }) => values.fulfilmentMethod === method).sort(byTime);
  const offered = own.filter(({ values }) => values.days.length > 0);
  const resting = own.filter(({ values }) => values.days.length === 0);
  const template = open === 'new' ? undefined : open;
  const list = (rows: readonly SlotTemplate[]) => (
    <ul className={styles.times}>
      {rows.map((one) => (
        <TimeRow key={one.templateId} template={one} currency={currency} onOpen={() => setOpen(one)} />
      ))}
    </ul>
  );
  return (
    <>
      {last && (
        <Notice
          kind={last.problem ? 'danger' : 'success'}
          role="status"
          action={
            <Button kind="quiet" onClick={undo}>
              Undo
            </Button>
          }
        >
          {last.problem ?? last.text}
        </Notice>
      )}
      <section className={layout.panel} aria-label="Offered">
        <div className={styles.bar}>
          <p className="sf-muted">
            Each becomes a slot on its days, two weeks ahead, while the store is open. Holidays and other hours are in{' '}
            <a href={deskPaths.store}>Store</a>.
          </p>
          <Button onClick={() => setOpen('new')}>Add a time</Button>
        </div>
        {offered.length === 0 ? <p>No {method} is offered.</p> : list(offered)}
      </section>
      {resting.length > 0 && (
        <section className={layout.panel} aria-label="Not offered">
          <h2>Not offered</h2>
          {list(resting)}
        </section>
      )}
      {open && (
        <TimeSheet
          key={template?.templateId ?? 'new'}
          template={template}
          values={template?.values ?? newTime(method)}
          currency={currency}
          onClose={() => setOpen(undefined)}
          onSave={async (set) => {
            const problem = await save(template, set);
            if (!problem) setOpen(undefined);
            return problem;
          }}
        />
      )}
    </>
  );
}
