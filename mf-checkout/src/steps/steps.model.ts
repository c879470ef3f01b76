import type { Basket } from '@storefront/api/entities/basket';
import type { SessionState } from '@storefront/bus/state.types';
import type { CheckoutStep } from '@storefront/routes/route-paths';

/** What the shopper decided in this checkout, besides what the basket contains. */
export interface Progress {
  /** Continues without an account. */
  readonly guest: boolean;
  readonly optionsDone: boolean;
  readonly instructions: string;
}

/** A step's URL says what forms without scripts have decided; nothing of it is personal. */
export interface ProgressQuery {
  readonly guest?: string;
  readonly options?: string;
}

/** The decisions that are in a step's URL. */
export const progressOf = ({ guest, options }: ProgressQuery): Pick<Progress, 'guest' | 'optionsDone'> => ({
  guest: guest === '1',
  optionsDone: options === 'done',
});

/**
 * Progress with what the session has kept of its checkout, perhaps in another tab: a guest's own contact says that they
 * chose to continue as one, and kept instructions that the options are done.
 */
export function withKept(progress: Progress, { contact, instructions }: Basket['checkout']): Progress {
  return {
    guest: progress.guest || contact !== null,
    optionsDone: progress.optionsDone || typeof instructions === 'string',
    instructions: instructions ?? progress.instructions,
  };
}

/** The steps in order; 'create' replaces 'login' on request. */
export const stepOrder = ['checkout-login', 'checkout-details', 'checkout-options', 'checkout-payment'] as const;
export type MainStep = (typeof stepOrder)[number];

/** The active step: the first unfinished one (row 4.11 of docs/requirements.md). */
export function activeStep(
  session: Pick<SessionState, 'strategy'>,
  basket: Pick<Basket, 'fulfilmentMethod' | 'checkout'>,
  progress: Progress,
  guestCheckout: boolean,
): MainStep {
  const isIdentified = session.strategy === 'member' || (progress.guest && guestCheckout);
  if (!isIdentified) return 'checkout-login';
  const { contact, deliveryAddress } = basket.checkout;
  if (!contact || (basket.fulfilmentMethod === 'delivery' && !deliveryAddress)) return 'checkout-details';
  return progress.optionsDone ? 'checkout-payment' : 'checkout-options';
}

/** Whether a step may be shown: all steps up to the active one, so that finished ones can be changed. */
export function isStepOpen(step: CheckoutStep, active: MainStep): boolean {
  const main: MainStep = step === 'checkout-create' ? 'checkout-login' : (step as MainStep);
  return stepOrder.indexOf(main) <= stepOrder.indexOf(active);
}
