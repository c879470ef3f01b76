import { STORE_SPECIAL_DAYS_MAX } from '@storefront/api/constants';
import type { StoreSettings } from '@storefront/api/entities/desk/store-settings';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { ConfirmDialog } from '@storefront/ui/confirm-dialog';
import { Notice } from '@storefront/ui/notice';
import { TextField } from '@storefront/ui/text-field';
import { useRef, useState } from 'react';
import { WEEKDAYS } from '../calendar/weekdays';
import layout from '../frame/Layout.module.css';
import { changedHours } from './changed-lines';
import { DayHours } from './DayHours';
import { effectText } from './effect-text';
import styles from './StorePage.module.css';
import { type HoursForm, hoursFault, hoursForm, hoursOf, newSpecialRow } from './store-hours';
import { TheirChange } from './TheirChange';
import { type Saved, useStoreSave } from './use-store-save';

export interface HoursPanelProps {
  readonly settings: StoreSettings;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly onChanged: (settings: StoreSettings, said: string) => void;
}

/** The hours of a week and of days that differ. Before they are saved, it says which orders and holds they touch. */
export function HoursPanel({ settings, today, onChanged }: HoursPanelProps) {
  const { api } = usePageContext();
  const { storeId } = settings;
  const heading = useRef<HTMLHeadingElement>(null);
  const saveParts = useStoreSave(settings);
  const [form, setForm] = useState(() => hoursForm(settings, today));
  const [theirs, setTheirs] = useState<Extract<Saved, { kind: 'changed' }>>();
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const change = (changes: Partial<HoursForm>) => setForm((was) => ({ ...was, ...changes }));
  const attempt = async (work: () => Promise<string | undefined>) => {
    setProblem(undefined);
    setBusy(true);
    try {
      setProblem(await work());
    } catch {
      setProblem('The hours could not be saved. Check the connection and try again.');
    } finally {
      setBusy(false);
    }
  };
  /** @returns why the hours were not saved */
  const send = async (): Promise<string | undefined> => {
    setAsked(undefined);
    setTheirs(undefined);
    const saved = await saveParts(hoursOf(form));
    if (saved.kind === 'refused') return saved.detail ?? 'The hours were refused. Load the page again.';
    if (saved.kind === 'changed') {
      setTheirs(saved);
      return undefined;
    }
    setForm(hoursForm(saved.settings, today));
    onChanged(saved.settings, 'The hours were saved.');
    return undefined;
  };
  const ask = () =>
    attempt(async () => {
      const fault = hoursFault(form);
      if (fault) return fault;
      const reply = await api.call('POST /desk/store-hours-effect', { body: { storeId, ...hoursOf(form) } });
      if (!reply.ok) return reply.error.detail ?? 'The hours were refused. Load the page again.';
      const effect = effectText(reply.data);
      if (!effect) return send();
      setAsked(effect);
      return undefined;
    });
  return (
    <section className={layout.panel} aria-label="Opening hours">
      <h2 ref={heading} tabIndex={-1}>
        Opening hours
      </h2>
      <ul className={styles.days}>
        {form.week.map((row) => (
          <li key={row.day} className={styles.day}>
            <b>{WEEKDAYS[row.day]}</b>
            <DayHours
              name={WEEKDAYS[row.day] ?? ''}
              row={row}
              onChange={(to) =>
                change({ week: form.week.map((one) => (one.day === row.day ? { ...one, ...to } : one)) })
              }
            />
          </li>
        ))}
      </ul>
      <h3>Days with other hours</h3>
      {form.special.length === 0 && <p className="sf-muted">Every day is as its weekday. Add bank holidays here.</p>}
      <ul className={styles.days}>
        {form.special.map((row) => {
          const set = (to: Partial<typeof row>) =>
            change({ special: form.special.map((one) => (one.key === row.key ? { ...one, ...to } : one)) });
          return (
            <li key={row.key} className={styles.day}>
              <TextField
                label="Date"
                hideLabel
                type="date"
                min={today}
                value={row.date}
                onChange={({ target }) => set({ date: target.value })}
              />
              <DayHours name={row.date || 'New day'} row={row} onChange={set} />
              <Button
                kind="quiet"
                onClick={() => change({ special: form.special.filter(({ key }) => key !== row.key) })}
              >
                Remove<span className="sf-hidden"> {row.date || 'new day'}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      <div className={layout.actions}>
        {form.special.length < STORE_SPECIAL_DAYS_MAX && (
          <Button
            kind="quiet"
            onClick={() =>
              change({
                special: [...form.special, newSpecialRow(1 + Math.max(-1, ...form.special.map(({ key }) => key)))],
              })
            }
          >
            Add a day
          </Button>
        )}
        <Button busy={isBusy} onClick={ask}>
          Save hours
        </Button>
      </div>
      {theirs && (
        <TheirChange
          lines={changedHours(theirs.before, theirs.now)}
          onTake={() => {
            setTheirs(undefined);
            setForm(hoursForm(theirs.now, today));
            onChanged(theirs.now, 'The form has the hours that somebody else has saved.');
            heading.current?.focus();
          }}
        />
      )}
      {problem && (
        <Notice kind="danger" role="alert">
          {problem}
        </Notice>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title="Save these hours?"
        question={asked ?? ''}
        confirmLabel="Save hours"
        cancelLabel="Back"
        onConfirm={() => attempt(send)}
      />
    </section>
  );
}
