import type { DealValues, DeskDeal } from '@storefront/api/entities/desk/desk-deal';
import { FormErrors } from '@storefront/forms/form-errors';
import { type SubmitErrors, useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { Button } from '@storefront/ui/button';
import { Segmented } from '@storefront/ui/segmented';
import { type RefObject, useState } from 'react';
import styles from '../content-pieces/Content.module.css';
import { StateMark } from '../content-pieces/StateMark';
import layout from '../frame/Layout.module.css';
import { useTellDirty } from '../unsaved/use-tell-dirty';
import { DealFields } from './DealFields';
import { type DealForm, dealForm, dealOf, dealSchema, NEW_KINDS } from './deal-form';
import { dealSentence, kindNames } from './deal-words';
import { type ChosenItem, ItemsChoice } from './ItemsChoice';
import { useExample } from './use-example';
import { WorkedExample } from './WorkedExample';

export interface DealEditorProps {
  /** Undefined for a new one. */
  readonly deal: DeskDeal | undefined;
  readonly currency: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onChange: (deal: DeskDeal, set: DealValues) => Promise<SubmitErrors | undefined>;
  readonly onAdd: (
    kind: (typeof NEW_KINDS)[number],
    items: readonly ChosenItem[],
    set: DealValues,
  ) => Promise<SubmitErrors | undefined>;
  /** Whether something is typed that is not saved. */
  readonly onDirty: (isDirty: boolean) => void;
  readonly onEnd: (deal: DeskDeal) => void;
  readonly onResume: (deal: DeskDeal) => void;
}

/** The form of one deal: its rule in a sentence and what baskets pay are said while it is typed. */
export function DealEditor({ deal, currency, heading, onChange, onAdd, onDirty, onEnd, onResume }: DealEditorProps) {
  const [chosen, setChosen] = useState<readonly ChosenItem[]>([]);
  const [itemsError, setItemsError] = useState<string>();
  const form = useStorefrontForm<DealForm>({
    initialValues: dealForm(currency, deal?.kind, deal?.values),
    schema: dealSchema(currency),
    onSubmit: async (typed) => {
      const set = dealOf(typed, currency, deal?.values);
      if (deal) return onChange(deal, set);
      const kind = NEW_KINDS.find((one) => one === typed.kind) ?? 'multi_buy';
      if (chosen.length > 0) return onAdd(kind, chosen, set);
      setItemsError('Add the items that it is over.');
      return { message: 'Add the items that it is over.' };
    },
  });
  useTellDirty(form.dirty || chosen.length > 0, onDirty);
  const { kind } = form.values;
  const set = dealOf(form.values, currency, deal?.values);
  // What a card says does not change what a basket pays, and may not be typed yet.
  const asked = { ...set, name: set.name || '-', text: set.text || '-' };
  const menuItemIds = chosen.map(({ menuItemId }) => menuItemId);
  const isAskable = form.values.percent === '' || Number(form.values.percent) <= 100;
  const example = useExample(
    !isAskable ? undefined : deal ? { dealId: deal.dealId, set: asked } : { kind, menuItemIds, set: asked },
  );
  const itemCount = deal ? deal.sections.reduce((sum, section) => sum + section.itemCount, 0) : chosen.length;
  const rule = { kind, values: set, itemCount, sectionCount: deal?.sections.length ?? 1 };
  return (
    <section className={layout.panel} aria-label={deal ? 'Deal' : 'New deal'}>
      <div className={styles.title}>
        <h2 ref={heading} tabIndex={-1}>
          {deal ? deal.values.name : 'New deal'}
        </h2>
        {deal && <StateMark state={deal.state} />}
        {deal && deal.state === 'live' && (
          <Button kind="quiet" onClick={() => onEnd(deal)}>
            End now
          </Button>
        )}
        {deal && deal.state === 'ended' && (
          <Button kind="quiet" onClick={() => onResume(deal)}>
            Resume without an end
          </Button>
        )}
      </div>
      {deal && (
        <p className={layout.small}>
          {kindNames[deal.kind]}. {deal.itemNames.join(', ')}
          {itemCount > deal.itemNames.length && ` and ${itemCount - deal.itemNames.length} more`}
        </p>
      )}
      <form {...form.formProps} className="sf-stack">
        <FormErrors errors={form.formErrors} />
        {!deal && (
          <>
            <Segmented
              legend="Kind of deal"
              name="kind"
              value={kind}
              options={NEW_KINDS.map((value) => ({ value, label: SHORT_KINDS[value] }))}
              onChange={(event) => {
                form.handleChange(event);
                // A multi-buy begins with two; what takes something off needs no number.
                form.setFieldValue('quantity', event.target.value === 'multi_buy' ? '2' : '');
              }}
            />
            <ItemsChoice
              chosen={chosen}
              currency={currency}
              error={itemsError}
              onChange={(items) => {
                setChosen(items);
                setItemsError(undefined);
              }}
            />
          </>
        )}
        <DealFields form={form} currency={currency} />
        {(deal || chosen.length > 0) && (
          <WorkedExample sentence={dealSentence(rule, currency)} example={example} currency={currency} />
        )}
        <div className={layout.actions}>
          <Button {...form.submitProps}>{deal ? 'Save changes' : 'Add deal'}</Button>
        </div>
      </form>
    </section>
  );
}

const SHORT_KINDS = { multi_buy: 'Several', percentage: 'Per cent', fixed: 'Amount' } as const;
