import { LIST_NAME_MAX_LENGTH } from '@storefront/api/constants';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { Panel } from '@storefront/ui/panel';
import { TextField } from '@storefront/ui/text-field';
import { attempt } from '../forms/attempt';
import styles from '../forms/Form.module.css';
import { submitErrorsOf } from '../forms/submit-errors';
import { useIdempotencyKey } from '../forms/use-idempotency-key';
import { listNameSchema } from './list-name.schema';

interface NewListFormProps {
  /** The list begins with the items of this order. */
  readonly orderId?: number;
  /** The name that is suggested. */
  readonly suggested?: string;
}

/** Makes a list, and shows it. */
export function NewListForm({ orderId, suggested = '' }: NewListFormProps) {
  const { api, navigate } = usePageContext();
  const keyFor = useIdempotencyKey();
  const form = useStorefrontForm({
    initialValues: { name: suggested },
    schema: listNameSchema,
    onSubmit: ({ name }) =>
      attempt(async () => {
        const body = { name: name.trim(), ...(orderId !== undefined && { orderId }) };
        const reply = await api.call('POST /member/list-add', { body, idempotencyKey: keyFor(body) });
        if (!reply.ok) return submitErrorsOf(reply.error);
        navigate(urlTo('member-lists', {}, { list: reply.data.listId }));
        return undefined;
      }),
  });
  const field = liveFields(form);
  return (
    <Panel title={orderId === undefined ? 'New list' : 'Save as a list'}>
      <form {...form.formProps} className={styles.form}>
        <FormErrors errors={form.formErrors} />
        <TextField {...field('name')} label="Name of the list" maxLength={LIST_NAME_MAX_LENGTH} />
        <div className={styles.actions}>
          <Button {...form.submitProps} kind="quiet">
            {orderId === undefined ? 'Create list' : 'Save list'}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
