import { EMAIL_MAX_LENGTH } from '@storefront/api/constants';
import { busFor } from '@storefront/bus/bus';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { credentialsInvalid } from '@storefront/messages/account';
import { loginToOrder } from '@storefront/messages/checkout';
import { connectionLost, tooManyRequests } from '@storefront/messages/system';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import { TextField } from '@storefront/ui/text-field';
import { CheckoutFrame } from '../checkout-frame/CheckoutFrame';
import styles from '../checkout-frame/CheckoutFrame.module.css';
import { typedEmail } from '../details-step/typed-details';
import type { CheckoutData } from '../steps/checkout-data';
import { saveProgress } from '../steps/progress.state';
import { loginSchema } from './login.schema';

const bus = busFor('mf-checkout');

/** Log in during checkout, or continue as a guest if the store allows it. */
export function LoginStep({ data }: { data: CheckoutData }) {
  const { navigate } = usePageContext();
  const { basket, store } = data;
  const form = useStorefrontForm({
    initialValues: { email: typedEmail(), password: '' },
    schema: loginSchema,
    onSubmit: async ({ email, password }) => {
      const reply = await bus.request('member:log-in', { email, password });
      if (reply.kind === 'unavailable') return { message: connectionLost };
      if (reply.kind === 'refused')
        return { message: reply.code === 'rate_limited' ? tooManyRequests : credentialsInvalid };
      if (reply.isCurrent) navigate(urlTo('checkout'), { replace: true });
      else window.location.assign(urlTo('checkout'));
      return undefined;
    },
  });
  const field = liveFields(form);
  const goOnAsGuest = () => {
    saveProgress(basket, { guest: true });
    navigate(urlTo('checkout'));
  };
  return (
    <CheckoutFrame data={data} step="checkout-login">
      {store.guestCheckout ? (
        <div className={styles.choices}>
          <p className="sf-muted">No account needed.</p>
          <Button wide big onClick={goOnAsGuest}>
            Continue as guest
          </Button>
        </div>
      ) : (
        <Notice kind="warning">{loginToOrder}</Notice>
      )}
      <form {...form.formProps} className={styles.form}>
        <h3>Log in</h3>
        <FormErrors errors={form.formErrors} />
        <TextField {...field('email')} label="Email" type="email" maxLength={EMAIL_MAX_LENGTH} autoComplete="email" />
        <TextField {...field('password')} label="Password" type="password" autoComplete="current-password" />
        <Button {...form.submitProps} kind="quiet" wide>
          Log in
        </Button>
      </form>
      <LinkButton kind="plain" href={urlTo('login', {}, { from: urlTo('checkout') })}>
        Other ways to log in
      </LinkButton>
      <LinkButton kind="plain" href={urlTo('checkout-create')}>
        Create an account
      </LinkButton>
    </CheckoutFrame>
  );
}
