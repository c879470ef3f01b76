import type { CardSession } from '@storefront/api/entities/card-session';
import type { OpenCardForm } from './card-form.types';
import { openCheckoutcomForm } from './checkoutcom-form';

/** The form of each gateway; a gateway without one is a type error. */
export const cardForms: {
  readonly [Name in CardSession['gateway']]: OpenCardForm<Extract<CardSession, { gateway: Name }>>;
} = { checkoutcom: openCheckoutcomForm };
