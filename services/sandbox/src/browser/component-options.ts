import type { Appearance, TokenReply } from './messages';

export interface TokenizeResult {
  type: 'card';
  data: TokenReply;
}

export interface CheckoutError {
  name: 'CheckoutError';
  type: 'Integration' | 'Request' | 'Submit';
  message: string;
}

/** Callbacks get the component first, like the vendor's. */
export interface Callbacks<Component> {
  onReady?: (self: Component) => void;
  onChange?: (self: Component) => void;
  onSubmit?: (self: Component) => void;
  onTokenized?: (self: Component, result: TokenizeResult) => void;
  onError?: (self: Component | undefined, error: CheckoutError) => void;
}

export interface CheckoutOptions<Component> extends Callbacks<Component> {
  publicKey: string;
  environment?: 'sandbox' | 'production';
  paymentSession?: { id: string };
  locale?: string;
  appearance?: Appearance;
}

export interface ComponentOptions<Component> extends Callbacks<Component> {
  /** Only the security code, for a saved card; the vendor calls it create('card_cvv'). */
  cvvOnly?: boolean;
}

/** An error like the vendor's script throws. */
export function checkoutError(type: CheckoutError['type'], message: string): Error & CheckoutError {
  return Object.assign(new Error(message), { name: 'CheckoutError' as const, type });
}
