import type { CardSession } from '@storefront/api/entities/card-session';
import type { OpenCardForm } from './card-form.types';
import { openCheckoutcomForm } from './checkoutcom-form';

/** A gateway with card fields in our page; `realex` has a page of its own. */
export type CardFormSession = Exclude<CardSession, { gateway: 'realex' }>;

/** The form of each gateway; a gateway without one is a type error. */
export const cardForms: {
  readonly [Name in CardFormSession['gateway']]: OpenCardForm<Extract<CardFormSession, { gateway: Name }>>;
} = { checkoutcom: openCheckoutcomForm };
