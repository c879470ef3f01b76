import type { MemberProfile } from '@storefront/api/entities/member-profile';
import { busFor } from '@storefront/bus/bus';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { CheckIcon } from '@storefront/ui/icons/check';
import { Notice } from '@storefront/ui/notice';
import { TextField } from '@storefront/ui/text-field';
import { useState } from 'react';
import { attempt } from '../forms/attempt';
import styles from '../forms/Form.module.css';
import { submitErrorsOf } from '../forms/submit-errors';
import { profileSchema } from './profile.schema';

/** Name and phone number. The e-mail address, which is the log-in, has a form of its own. */
export function ProfileForm({ profile }: { profile: MemberProfile }) {
  const { api } = usePageContext();
  const [saved, setSaved] = useState(false);
  const [schema] = useState(() => profileSchema(profile.mobileContactNumber !== null));
  const form = useStorefrontForm({
    initialValues: {
      firstname: profile.firstname,
      lastname: profile.lastname,
      mobileContactNumber: profile.mobileContactNumberDisplay ?? profile.mobileContactNumber ?? '',
    },
    schema,
    aliases: { phoneNumber: 'mobileContactNumber' },
    onSubmit: (values) =>
      attempt(async () => {
        setSaved(false);
        const mobile = values.mobileContactNumber.trim();
        const reply = await api.call('PUT /member/profile', {
          body: {
            firstname: values.firstname.trim(),
            lastname: values.lastname.trim(),
            ...(mobile ? { mobileContactNumber: mobile } : {}),
          },
        });
        if (!reply.ok) return submitErrorsOf(reply.error);
        // The header greets the member by name.
        await busFor('mf-member').request('shell:refresh-session', {});
        setSaved(true);
        return undefined;
      }),
  });
  const field = liveFields(form);
  return (
    <form {...form.formProps} className={styles.form}>
      <FormErrors errors={form.formErrors} />
      {saved && (
        <Notice kind="success" role="status" icon={<CheckIcon />}>
          Your profile has been saved.
        </Notice>
      )}
      <div className={styles.pair}>
        <TextField {...field('firstname')} label="First name" autoComplete="given-name" />
        <TextField {...field('lastname')} label="Last name" autoComplete="family-name" />
      </div>
      <TextField
        {...field('mobileContactNumber')}
        label="Mobile phone number"
        optional={profile.mobileContactNumber === null}
        hint="In case the driver cannot find you"
        type="tel"
        autoComplete="tel"
      />
      <div className={styles.actions}>
        <Button {...form.submitProps}>Save profile</Button>
      </div>
    </form>
  );
}
