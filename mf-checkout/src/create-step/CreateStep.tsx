import { EMAIL_MAX_LENGTH } from '@storefront/api/constants';
import { busFor } from '@storefront/bus/bus';
import { EmailSlipOffer } from '@storefront/forms/email-slip-offer';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { accountCreateFailed, emailRegistered, passwordRule } from '@storefront/messages/account';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { LinkButton } from '@storefront/ui/link-button';
import { TextField } from '@storefront/ui/text-field';
import { CheckoutFrame } from '../checkout-frame/CheckoutFrame';
import styles from '../checkout-frame/CheckoutFrame.module.css';
import type { CheckoutData } from '../steps/checkout-data';
import { createAccountSchema } from './create-account.schema';

const bus = busFor('mf-checkout');

/** Creates an account during checkout; its details are not asked for again. */
export function CreateStep({ data }: { data: CheckoutData }) {
  const { navigate } = usePageContext();
  const form = useStorefrontForm({
    initialValues: { firstName: '', lastName: '', email: '', password: '' },
    schema: createAccountSchema,
    aliases: { firstname: 'firstName', lastname: 'lastName', emailAddress: 'email' },
    onSubmit: async ({ firstName, lastName, email, password }) => {
      const reply = await bus.request('member:register', {
        firstname: firstName,
        lastname: lastName,
        emailAddress: email,
        password,
      });
      if (reply.kind === 'unavailable') return { message: accountCreateFailed };
      if (reply.kind === 'refused') {
        const { code, errors } = reply;
        if (code === 'email_already_registered')
          return { errors: [{ path: 'emailAddress', message: emailRegistered, code }] };
        return code === 'password_too_common' ? { errors } : { message: accountCreateFailed, errors };
      }
      if (reply.isCurrent) navigate(urlTo('checkout'), { replace: true });
      else window.location.assign(urlTo('checkout'));
      return undefined;
    },
  });
  const field = liveFields(form);
  return (
    <CheckoutFrame data={data} step="checkout-login">
      <form {...form.formProps} className={styles.form}>
        <h3>Create an account</h3>
        <FormErrors errors={form.formErrors} />
        <div className={styles.pair}>
          <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
          <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
        </div>
        <TextField {...field('email')} label="Email" type="email" maxLength={EMAIL_MAX_LENGTH} autoComplete="email" />
        <EmailSlipOffer
          email={form.touched.email ? form.values.email : undefined}
          onAccept={(email) => void form.setFieldValue('email', email)}
        />
        <TextField
          {...field('password')}
          label="Password"
          hint={passwordRule}
          type="password"
          autoComplete="new-password"
        />
        <Button {...form.submitProps} wide big>
          Create account and continue
        </Button>
      </form>
      <LinkButton kind="plain" href={urlTo('checkout-login')}>
        I have an account, or want to order as a guest
      </LinkButton>
    </CheckoutFrame>
  );
}
