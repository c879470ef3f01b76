import { actionPath } from '@storefront/routes/action-path';
import { type PlainFormState, readPlainForm } from '../forms/plain-form';

let kept: PlainFormState | undefined;

/** Keeps what was typed on the link's page until the next page, whose URL is without the secret, shows its form. */
export function keepTyped(): void {
  kept = readPlainForm(actionPath('member', 'set-password'));
}

/** The form that is replaced: that of this page, or of the link's page. */
export function takeTyped(): PlainFormState | undefined {
  const taken = readPlainForm(actionPath('member', 'set-password')) ?? kept;
  kept = undefined;
  return taken;
}
