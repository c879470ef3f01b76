import type { DeskZone, ZoneValues } from '@storefront/api/entities/desk/delivery-zone';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { type SubmitErrors, useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { Button } from '@storefront/ui/button';
import { ConfirmDialog } from '@storefront/ui/confirm-dialog';
import { TextAreaField } from '@storefront/ui/text-area-field';
import { TextField } from '@storefront/ui/text-field';
import { type RefObject, useState } from 'react';
import styles from '../content-pieces/Content.module.css';
import layout from '../frame/Layout.module.css';
import { TheirChange } from '../store-page/TheirChange';
import { useTellDirty } from '../unsaved/use-tell-dirty';
import type { ZonesState } from './use-zones';
import { zoneForm, zoneOf, zoneSchema } from './zone-form';
import { changedParts, zonesEffectText } from './zone-words';

export interface ZoneEditorProps extends Pick<ZonesState, 'theirs' | 'takeTheirs' | 'effect' | 'save'> {
  /** Undefined for a new one. */
  readonly zone: DeskZone | undefined;
  readonly currency: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Whether something is typed that is not saved. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** A question before something is saved or removed. */
interface Asked {
  readonly set: ZoneValues | null;
  readonly question: string;
}

/** The form of one zone. Before it is saved or removed, it says whom that touches. */
export function ZoneEditor({ zone, currency, heading, theirs, takeTheirs, effect, save, onDirty }: ZoneEditorProps) {
  const [asked, setAsked] = useState<Asked>();
  const [problem, setProblem] = useState<string>();
  const form = useStorefrontForm({
    initialValues: zoneForm(currency, zone?.values),
    schema: zoneSchema(currency),
    onSubmit: async (typed): Promise<SubmitErrors | undefined> => {
      setProblem(undefined);
      const set = zoneOf(typed, currency);
      const found = await effect(zone, set);
      if (!('effect' in found)) return found;
      const question = zonesEffectText(found.effect);
      if (!question) return save(zone, set);
      setAsked({ set, question });
      return undefined;
    },
  });
  useTellDirty(form.dirty, onDirty);
  const remove = async () => {
    setProblem(undefined);
    const found = await effect(zone, null);
    if (!('effect' in found)) {
      setProblem(found.errors?.map(({ message }) => message).join('. ') ?? found.message);
      return;
    }
    const last = 'Without any zone the store delivers to its whole delivery area at the price of each slot.';
    setAsked({ set: null, question: zonesEffectText(found.effect) ?? `It touches no order and no held slot. ${last}` });
  };
  const field = liveFields(form);
  return (
    <section className={layout.panel} aria-label={zone ? 'Zone' : 'New zone'}>
      <div className={styles.title}>
        <h2 ref={heading} tabIndex={-1}>
          {zone ? zone.values.name : 'New zone'}
        </h2>
      </div>
      <form {...form.formProps} className="sf-stack">
        <FormErrors errors={form.formErrors} />
        <TextField {...field('name')} label="Name" autoComplete="off" />
        <TextAreaField
          {...field('prefixes')}
          label="Postcodes"
          optional
          rows={3}
          hint="Beginnings of postcodes, such as SE1, SE1 7. The longest match decides."
        />
        <TextField
          {...field('withinMetres')}
          label="Ring in metres"
          optional
          inputMode="numeric"
          hint="Places up to this distance that no postcode matches. The smallest ring decides."
        />
        <div className={styles.pair}>
          <TextField {...field('fee')} label={`Price in every slot, in ${currency}`} optional inputMode="decimal" />
          <TextField
            {...field('feeAdded')}
            label={`Or added to the slot’s price, in ${currency}`}
            optional
            inputMode="decimal"
          />
        </div>
        <div className={styles.pair}>
          <TextField {...field('ordersPerSlot')} label="Most orders in a slot" optional inputMode="numeric" />
          <TextField {...field('unitsPerSlot')} label="Most items in a slot" optional inputMode="numeric" />
        </div>
        <div className={layout.actions}>
          <Button {...form.submitProps}>{zone ? 'Save zone' : 'Add zone'}</Button>
          {zone && (
            <Button kind="quiet" onClick={remove}>
              Remove<span className="sf-hidden"> {zone.values.name}</span>
            </Button>
          )}
        </div>
      </form>
      {problem && (
        <p role="alert" className={layout.error}>
          {problem}
        </p>
      )}
      {zone && theirs && (
        <TheirChange lines={changedParts(theirs.before, theirs.now, currency)} onTake={() => takeTheirs(zone)} />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={asked?.set === null ? `Remove ${zone?.values.name}?` : 'Save this zone?'}
        question={asked?.question ?? ''}
        confirmLabel={asked?.set === null ? 'Remove zone' : 'Save zone'}
        cancelLabel="Back"
        danger={asked?.set === null}
        onConfirm={async () => {
          if (!asked) return;
          setAsked(undefined);
          const failed = await save(zone, asked.set);
          setProblem(failed?.errors?.map(({ message }) => message).join('. ') ?? failed?.message);
        }}
      />
    </section>
  );
}
