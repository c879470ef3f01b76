import { type PlainFormState, readPlainForm } from '@storefront/forms/plain-form-state';
import { actionPath } from '@storefront/routes/action-path';

interface TypedBefore {
  readonly form?: PlainFormState;
  /** The name of the field that the shopper was in. */
  readonly focused?: string;
}

let kept: TypedBefore = {};

function readTyped(): TypedBefore | undefined {
  const form = readPlainForm(actionPath('member', 'set-password'));
  const { activeElement } = document;
  return form && { form, focused: activeElement instanceof HTMLInputElement ? activeElement.name : undefined };
}

/** Keeps what was typed on the link's page until the next page, whose URL is without the secret, shows its form. */
export function keepTyped(): void {
  kept = readTyped() ?? {};
}

/** The form that is replaced: that of this page, or of the link's page. */
export function takeTyped(): TypedBefore {
  const taken = readTyped() ?? kept;
  kept = {};
  return taken;
}
