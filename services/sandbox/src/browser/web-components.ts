import { CardComponent } from './card-component';
import { type CheckoutOptions, type ComponentOptions, checkoutError } from './component-options';

const NAMES = ['flow', 'card', 'card_cvv'] as const;

interface Checkout {
  create(name: (typeof NAMES)[number], options?: ComponentOptions<CardComponent>): CardComponent;
}

declare global {
  interface Window {
    CheckoutWebComponents?: (options: CheckoutOptions<CardComponent>) => Promise<Checkout>;
  }
}

// The script's own URL determines where the card fields and tokens are.
const script = document.currentScript as HTMLScriptElement | null;
const base = new URL('.', script?.src ?? location.href).href.replace(/\/$/, '');

window.CheckoutWebComponents = async (options) => {
  if (!/^pk_/.test(options?.publicKey ?? '')) {
    const error = checkoutError('Integration', 'publicKey is missing');
    options?.onError?.(undefined, error);
    throw error;
  }
  return {
    create(name, own = {}) {
      if (!NAMES.includes(name)) throw checkoutError('Integration', `There is no component ${name}`);
      return new CardComponent(base, options, { ...own, cvvOnly: own.cvvOnly || name === 'card_cvv' });
    },
  };
};
