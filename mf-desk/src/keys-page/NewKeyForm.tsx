import { API_KEY_NAME_MAX_LENGTH } from '@storefront/api/constants';
import type { ApiKey } from '@storefront/api/entities/api-key';
import type { DeskStore } from '@storefront/api/entities/desk/desk-operator';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { SelectField } from '@storefront/ui/select-field';
import { TextField } from '@storefront/ui/text-field';
import { array, object, string } from 'yup';
import { ChoiceOfSome } from '../frame/ChoiceOfSome';
import layout from '../frame/Layout.module.css';
import { scopes, scopeTexts } from './scope-texts';

const schema = object({
  name: string().trim().required('Say what the key is for, such as Till 3.').max(API_KEY_NAME_MAX_LENGTH),
  store: string().default(''),
  scopes: array(string().oneOf(scopes).required()).required().min(1, 'Choose what the program may do.'),
});

export interface NewKeyFormProps {
  readonly stores: readonly DeskStore[];
  /** Called with the key, which cannot be read again. */
  readonly onAdded: (apiKey: ApiKey, key: string) => void;
}

/** Makes a key for a program. */
export function NewKeyForm({ stores, onAdded }: NewKeyFormProps) {
  const { api } = usePageContext();
  const form = useStorefrontForm({
    initialValues: { name: '', store: '', scopes: [] as string[] },
    schema,
    onSubmit: async ({ name, store, scopes: chosen }, { resetForm }) => {
      try {
        const body = {
          name: name.trim(),
          scopes: scopes.filter((scope) => chosen.includes(scope)),
          ...(store && { stores: [store] }),
        };
        const reply = await api.call('POST /admin/api-key-add', { body });
        if (!reply.ok) return { message: 'The key was refused. Load the page again.' };
        resetForm();
        onAdded(reply.data.apiKey, reply.data.key);
        return undefined;
      } catch {
        return {
          message: 'The key could not be made. Check the connection, and the list of keys, before you try again.',
        };
      }
    },
  });
  const field = liveFields(form);
  return (
    <section className={layout.panel} aria-label="New key">
      <h2>New key</h2>
      <form {...form.formProps} className="sf-stack">
        <FormErrors errors={form.formErrors} />
        <TextField {...field('name')} label="What is it for?" maxLength={API_KEY_NAME_MAX_LENGTH} />
        <SelectField
          {...field('store')}
          label="Stores"
          options={[
            { value: '', label: 'All stores' },
            ...stores.map(({ slug, name }) => ({ value: slug, label: `Only ${name}` })),
          ]}
        />
        <ChoiceOfSome
          legend="It may"
          name="scopes"
          options={scopes}
          texts={scopeTexts}
          chosen={form.values.scopes}
          onChange={form.handleChange}
          error={form.touched.scopes && form.errors.scopes}
        />
        <Button {...form.submitProps}>Make key</Button>
      </form>
    </section>
  );
}
