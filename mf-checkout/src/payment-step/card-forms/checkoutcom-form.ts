import type { CardSession } from '@storefront/api/entities/card-session';
import { LOAD_TIMEOUT_MS, loadScript } from '../load-script';
import type { CardForm, OpenCardForm } from './card-form.types';

type CheckoutcomSession = Extract<CardSession, { gateway: 'checkoutcom' }>;

/** The part of the gateway's component that is used here. */
interface CardComponent extends CardForm {
  mount(place: Element): unknown;
}

interface WebComponentsOptions {
  readonly publicKey: string;
  readonly environment: 'sandbox' | 'production';
  readonly paymentSession: unknown;
  readonly locale: string;
  readonly appearance: Readonly<Record<string, unknown>>;
  readonly onReady: () => void;
  readonly onSubmit: () => void;
}

type WebComponents = (options: WebComponentsOptions) => Promise<{ create(name: 'card'): CardComponent }>;

/** The global of the gateway's script, which has no types. */
const webComponents = () => (window as { CheckoutWebComponents?: WebComponents }).CheckoutWebComponents;

/** The appearance of the form's fields, from the tokens of the page's brand. */
function appearance(): Record<string, unknown> {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  return {
    colorPrimary: token('--ink'),
    colorSecondary: token('--muted'),
    colorAction: token('--brand'),
    colorBackground: token('--raised'),
    colorBorder: token('--line-strong'),
    colorError: token('--danger'),
    colorOutline: token('--focus'),
    fontFamily: token('--font-body'),
    borderRadius: [token('--r-sm'), token('--r-sm')],
  };
}

/** Checkout.com's web components. */
export const openCheckoutcomForm: OpenCardForm<CheckoutcomSession> = async (place, session, onSubmit) => {
  await loadScript(session.scriptUrl, () => webComponents() !== undefined);
  const { publicKey, environment, paymentSession } = session;
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The card form was not ready in time')), LOAD_TIMEOUT_MS);
    const begin = async () => {
      const components = await webComponents()?.({
        publicKey,
        environment,
        paymentSession,
        locale: 'en-GB',
        appearance: appearance(),
        onReady: () => {
          clearTimeout(late);
          if (form) resolve(form);
        },
        onSubmit,
      });
      const form = components?.create('card');
      if (!form) throw new Error('The gateway’s script did not provide its form');
      form.mount(place);
    };
    begin().catch((error: unknown) => {
      clearTimeout(late);
      reject(error);
    });
  });
};
