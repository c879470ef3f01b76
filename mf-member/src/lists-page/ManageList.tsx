import { LIST_NAME_MAX_LENGTH } from '@storefront/api/constants';
import type { MemberListSummary } from '@storefront/api/entities/member-list';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { TextField } from '@storefront/ui/text-field';
import { useState } from 'react';
import { attempt } from '../forms/attempt';
import styles from '../forms/Form.module.css';
import { submitErrorsOf } from '../forms/submit-errors';
import { askQuestion } from '../question-dialog/ask-question';
import { listNameSchema } from './list-name.schema';

interface ManageListProps {
  readonly list: MemberListSummary;
  readonly onChange: () => void;
}

/** Renames or deletes a list. */
export function ManageList({ list, onChange }: ManageListProps) {
  const { api, navigate } = usePageContext();
  const [failure, setFailure] = useState<string>();
  const { listId } = list;
  const form = useStorefrontForm({
    initialValues: { name: list.name },
    schema: listNameSchema,
    onSubmit: ({ name }) =>
      attempt(async () => {
        const reply = await api.call('POST /member/list-rename', { body: { listId, name: name.trim() } });
        if (!reply.ok) return submitErrorsOf(reply.error);
        onChange();
        return undefined;
      }),
  });
  const field = liveFields(form);
  const remove = async () => {
    const question = `The list ${list.name} will be deleted. Items on your other lists are not affected.`;
    const labels = { confirmLabel: 'Delete it', cancelLabel: 'Keep it' };
    if (!(await askQuestion({ title: 'Delete this list?', question, ...labels, danger: true }))) return;
    const failed = await attempt(async () => {
      const reply = await api.call('DELETE /member/list', { body: { listId } });
      if (!reply.ok) return submitErrorsOf(reply.error);
      navigate(urlTo('member-lists'));
      return undefined;
    });
    setFailure(failed?.message);
  };
  return (
    <form {...form.formProps} className={styles.form}>
      <FormErrors errors={failure ? [failure] : form.formErrors} />
      <TextField {...field('name')} label="Rename this list" maxLength={LIST_NAME_MAX_LENGTH} />
      <div className={styles.actions}>
        <Button {...form.submitProps} kind="quiet">
          Save name
        </Button>
        <Button kind="danger" onClick={() => void remove()}>
          Delete list
        </Button>
      </div>
    </form>
  );
}
