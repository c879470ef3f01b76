import type { MainStep } from './steps.model';

export const stepTitles: Readonly<Record<MainStep, string>> = {
  'checkout-login': 'Log in or continue as a guest',
  'checkout-details': 'Your details',
  'checkout-options': 'Delivery options',
  'checkout-payment': 'Payment',
};
