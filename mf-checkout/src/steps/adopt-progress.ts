import type { Basket } from '@storefront/api/entities/basket';
import { readPlainForm } from '@storefront/forms/plain-form-state';
import { actionPath } from '@storefront/routes/action-path';
import { progress, saveProgress } from './progress.state';
import { type Progress, type ProgressQuery, progressOf } from './steps.model';

/** Continues a checkout whose first steps were forms without scripts: their decisions count as made in this tab. */
export function adoptProgress(basket: Pick<Basket, 'basketToken' | 'checkout'>, query: ProgressQuery): Progress {
  const { guest, optionsDone } = progressOf(query);
  const form =
    readPlainForm(actionPath('checkout', 'pay-by-card')) ?? readPlainForm(actionPath('checkout', 'place-order'));
  const instructions = optionsDone && form?.values.instructions;
  if (guest || optionsDone)
    saveProgress(basket, {
      ...(guest && { guest }),
      ...(optionsDone && { optionsDone }),
      ...(instructions && { instructions }),
    });
  return progress.get();
}
