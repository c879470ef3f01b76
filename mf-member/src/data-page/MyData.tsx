import type { MemberData } from '@storefront/api/entities/member-data';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { useState } from 'react';
import { object, string } from 'yup';
import { attempt } from '../forms/attempt';
import styles from '../forms/Form.module.css';
import { PasswordField } from '../forms/PasswordField';
import { submitErrorsOf } from '../forms/submit-errors';
import { DataSections } from './DataSections';

const schema = object({ currentPassword: string().ensure() });

/** The member's data, after the password was entered again: to read, and as a file. */
export function MyData() {
  const { api } = usePageContext();
  const [data, setData] = useState<MemberData>();
  const form = useStorefrontForm({
    initialValues: { currentPassword: '' },
    schema,
    onSubmit: ({ currentPassword }) =>
      attempt(async () => {
        const body = currentPassword ? { currentPassword } : {};
        const reply = await api.call('POST /member/data', { body });
        if (reply.ok) {
          setData(reply.data);
          return undefined;
        }
        const refused = submitErrorsOf(reply.error);
        return reply.error.code === 'current_password_incorrect'
          ? { errors: [{ path: 'currentPassword', message: refused.message ?? '', code: reply.error.code }] }
          : refused;
      }),
  });
  const field = liveFields(form);
  if (data) return <DataSections data={data} />;
  return (
    <form {...form.formProps} className={styles.form}>
      <p>
        See everything that we store about you, and save it as a file. Enter your password again first, if you have one.
      </p>
      <FormErrors errors={form.formErrors} />
      <PasswordField {...field('currentPassword')} label="Your password" autoComplete="current-password" />
      <div className={styles.actions}>
        <Button {...form.submitProps}>Show my data</Button>
      </div>
    </form>
  );
}
