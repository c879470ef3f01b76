import type { DeskItem } from '@storefront/api/entities/desk/desk-item';
import { countText } from '@storefront/messages/count-text';
import { Button } from '@storefront/ui/button';
import { Notice } from '@storefront/ui/notice';
import { Segmented } from '@storefront/ui/segmented';
import { type FormEvent, useState } from 'react';
import { ChangeFields } from './ChangeFields';
import styles from './ChangePanel.module.css';
import { type ChangeForm, type ChangeTab, changeOfForm, missingOfForm } from './change-form';
import { partTexts } from './item-words';
import { type BulkChange, type PlannedItem, planChange } from './plan-change';

const TABS: { value: ChangeTab; label: string }[] = [
  { value: 'price', label: 'Price' },
  { value: 'stock', label: 'Stock' },
  { value: 'sale', label: 'On sale' },
  { value: 'place', label: 'Place' },
];

export interface ChangePanelProps {
  readonly items: readonly DeskItem[];
  readonly currency: string;
  readonly form: ChangeForm;
  readonly onForm: (form: ChangeForm) => void;
  readonly isBusy: boolean;
  readonly onApply: (planned: readonly PlannedItem[], change: BulkChange) => void;
}

/** One change of the chosen items: what each of them has before and after it, and what it ends besides. */
export function ChangePanel({ items, currency, form, onForm, isBusy, onApply }: ChangePanelProps) {
  const [isAsked, setAsked] = useState(false);
  const change = changeOfForm(form, currency);
  const planned = change ? planChange(items, change) : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (change && planned.length > 0 && !isBusy) onApply(planned, change);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Segmented
        legend="What to change"
        name="tab"
        options={TABS}
        value={form.tab}
        onChange={({ target }) => {
          setAsked(false);
          onForm({ ...form, tab: target.value as ChangeTab });
        }}
      />
      <ChangeFields form={form} onChange={(changes) => onForm({ ...form, ...changes })} />
      {change && <Preview planned={planned} total={items.length} currency={currency} />}
      {isAsked && !change && (
        <p className={styles.missing} role="alert">
          {missingOfForm(form)}
        </p>
      )}
      <Button type="submit" busy={isBusy} aria-disabled={planned.length === 0 || undefined} wide>
        {buttonText(change, planned.length)}
      </Button>
    </form>
  );
}

/** What the button will have done. */
function buttonText(change: BulkChange | undefined, count: number): string {
  if (!change) return 'Change the items';
  if (count === 0) return 'Nothing to change';
  const items = countText(count, 'item');
  switch (change.part) {
    case 'share':
    case 'price':
      return `Set ${countText(count, 'new price')}`;
    case 'stock':
      return change.stock === null ? `Stop counting ${items}` : `Set the stock of ${items}`;
    case 'inStock':
      return change.inStock ? `Put ${items} on sale` : `Take ${items} off sale`;
    case 'place':
      return `Move ${items}`;
  }
}

interface PreviewProps {
  readonly planned: readonly PlannedItem[];
  readonly total: number;
  readonly currency: string;
}

function Preview({ planned, total, currency }: PreviewProps) {
  const warnings = warningsOf(planned, total);
  return (
    <>
      {planned.length > 0 && (
        <section className={styles.preview} aria-label="What changes">
          <h3>What changes</h3>
          <ul>
            {planned.map(({ item, after }) => {
              const [before] = partTexts(
                {
                  ...(after.price !== undefined && { price: item.price }),
                  ...(after.stock !== undefined && { stock: item.stock }),
                  ...(after.inStock !== undefined && { inStock: item.inStock }),
                  ...(after.place !== undefined && { place: item.place }),
                },
                currency,
              );
              const [now, was] = partTexts(after, currency);
              return (
                <li key={item.menuItemId}>
                  <span>{item.name}</span>
                  <span className={styles.step}>
                    <s>
                      <span className="sf-hidden">from </span>
                      {before?.text}
                    </s>
                    <span aria-hidden="true">→</span>
                    <b>
                      <span className="sf-hidden">to </span>
                      {now?.text}
                    </b>
                    {was?.label === 'Was' && after.wasPrice !== null && after.wasPrice !== item.wasPrice && (
                      <small>was {was.text}</small>
                    )}
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {warnings.length > 0 && (
        <Notice kind="warning">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      )}
    </>
  );
}

/** What a change does besides, and what it leaves as it is. */
function warningsOf(planned: readonly PlannedItem[], total: number): string[] {
  const ended = planned.filter(({ item, after }) => item.wasPrice !== null && after.wasPrice === null);
  const same = total - planned.length;
  const isOut = planned.filter(({ item, after }) => after.inStock === true && item.stock === 0);
  return [
    ...(ended.length > 0
      ? [`${namesOf(ended)}: the new price reaches the one before the reduction, so the reduction ends.`]
      : []),
    ...(isOut.length > 0 ? [`${namesOf(isOut)}: the stock is 0, so nobody can buy it until it is counted again.`] : []),
    ...(same > 0
      ? [`${countText(same, 'item')} ${same === 1 ? 'stays' : 'stay'} as ${same === 1 ? 'it is' : 'they are'}.`]
      : []),
  ];
}

/** More names would hide what is said of them. */
const NAMES_SHOWN = 3;

function namesOf(planned: readonly PlannedItem[]): string {
  const names = planned.slice(0, NAMES_SHOWN).map(({ item }) => item.name);
  const more = planned.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
}
