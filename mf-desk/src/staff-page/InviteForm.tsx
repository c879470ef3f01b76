import { EMAIL_MAX_LENGTH } from '@storefront/api/constants';
import type { DeskStore } from '@storefront/api/entities/desk/desk-operator';
import type { StaffMember } from '@storefront/api/entities/desk/staff-member';
import { EVERY_ROLE, type OperatorRole } from '@storefront/api/entities/operator';
import { EMAIL_PATTERN } from '@storefront/api/typed-text';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { SelectField } from '@storefront/ui/select-field';
import { TextField } from '@storefront/ui/text-field';
import { useState } from 'react';
import { object, string } from 'yup';
import layout from '../frame/Layout.module.css';
import { roleNames } from '../frame/role-names';
import { StoresChoice } from './StoresChoice';
import { notSent, staffProblem } from './staff-problem';

/** As long as a name of an operator may be. */
const NAME_MAX_LENGTH = 80;
const emailNeeded = 'Enter their e-mail address.';
const schema = object({
  name: string().trim().required('Enter their name.').max(NAME_MAX_LENGTH),
  email: string()
    .trim()
    .required(emailNeeded)
    .matches(new RegExp(EMAIL_PATTERN), { message: emailNeeded, excludeEmptyString: true }),
  role: string().oneOf(EVERY_ROLE).required(),
});

export interface InviteFormProps {
  readonly stores: readonly DeskStore[];
  readonly onInvited: (member: StaffMember) => void;
}

/** Invites somebody: they get an e-mail with a link to set a password. */
export function InviteForm({ stores, onInvited }: InviteFormProps) {
  const { api } = usePageContext();
  // The fewest stores unless more are chosen.
  const first = stores.slice(0, 1).map(({ storeId }) => storeId);
  const [storeIds, setStoreIds] = useState<number[] | null>(first);
  const form = useStorefrontForm({
    initialValues: { name: '', email: '', role: 'picker' as OperatorRole },
    schema,
    onSubmit: async ({ name, email, role }, { resetForm }) => {
      try {
        // An administrator works in all stores.
        const body = {
          name: name.trim(),
          email: email.trim(),
          role,
          storeIds: role === 'administrator' ? null : storeIds,
        };
        const reply = await api.call('POST /desk/staff-add', { body });
        if (!reply.ok) return { message: staffProblem(reply.error.code) };
        resetForm();
        setStoreIds(first);
        onInvited(reply.data);
        return undefined;
      } catch {
        return { message: notSent };
      }
    },
  });
  const field = liveFields(form);
  return (
    <section className={layout.panel} aria-label="Invite somebody">
      <h2>Invite somebody</h2>
      <form {...form.formProps} className="sf-stack">
        <FormErrors errors={form.formErrors} />
        <TextField {...field('name')} label="Name" autoComplete="off" maxLength={NAME_MAX_LENGTH} />
        <TextField {...field('email')} label="E-mail" type="email" autoComplete="off" maxLength={EMAIL_MAX_LENGTH} />
        <SelectField
          {...field('role')}
          label="Role"
          options={EVERY_ROLE.map((value) => ({ value, label: roleNames[value] }))}
        />
        <StoresChoice of="the new person" stores={stores} chosen={storeIds} onChoose={setStoreIds} />
        <Button {...form.submitProps}>Send invitation</Button>
      </form>
    </section>
  );
}
