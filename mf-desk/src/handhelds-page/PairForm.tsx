import type { DeskStore } from '@storefront/api/entities/desk/desk-operator';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { SelectField } from '@storefront/ui/select-field';
import { TextField } from '@storefront/ui/text-field';
import { object, string } from 'yup';
import layout from '../frame/Layout.module.css';
import { endPinWork } from '../lock/pin-work';
import { deskPaths } from '../navigation/desk-paths';
import { forgetKeptWork } from '../offline/kept-work';
import { handheldsTexts as texts } from './texts';

/** As long as the name of a handheld may be. */
const NAME_MAX_LENGTH = 40;
const schema = object({
  name: string().trim().required(texts.nameNeeded).max(NAME_MAX_LENGTH),
  storeId: string().required(),
});

/** Makes this browser a handheld of a store; the manager is logged out in it. */
export function PairForm({ stores }: { stores: readonly DeskStore[] }) {
  const { api, navigate } = usePageContext();
  const form = useStorefrontForm({
    initialValues: { name: '', storeId: String(stores[0]?.storeId ?? '') },
    schema,
    onSubmit: async ({ name, storeId }) => {
      try {
        const body = { name: name.trim(), storeId: Number(storeId) };
        const reply = await api.call('POST /desk/handheld-pair', { body });
        if (!reply.ok) return { message: reply.error.code === 'handhelds_full' ? texts.full : texts.refused };
        forgetKeptWork();
        endPinWork();
        navigate(deskPaths.logIn, { replace: true });
        return undefined;
      } catch {
        return { message: texts.notSent };
      }
    },
  });
  const field = liveFields(form);
  return (
    <section className={layout.panel} aria-label="Pair this device">
      <h2>Pair this device</h2>
      <p>
        Do this once on each shared handheld. You are logged out here; then everybody of the store who has a PIN can log
        in with it.
      </p>
      <form {...form.formProps} className="sf-stack">
        <FormErrors errors={form.formErrors} />
        <TextField
          {...field('name')}
          label="Name on the handheld"
          placeholder="Handheld 3"
          autoComplete="off"
          maxLength={NAME_MAX_LENGTH}
        />
        <SelectField
          {...field('storeId')}
          label="Store"
          options={stores.map(({ storeId, name }) => ({ value: String(storeId), label: name }))}
        />
        <Button {...form.submitProps}>Pair and log out</Button>
      </form>
    </section>
  );
}
