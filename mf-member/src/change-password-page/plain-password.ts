import { returnedForm } from '@storefront/forms/returned-form';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import type { ActionStep } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';

interface PasswordState {
  readonly done?: 'added' | 'removed';
  /** The second form of the page was refused. */
  readonly form?: 'remove';
}

/** Leads to the page of the password. Nothing that was typed goes back to it. */
export const atPassword = (state: PasswordState, refused?: SubmitErrors): ActionStep => ({
  kind: 'go',
  to: urlTo('member-change-password', {}, { ...state }),
  ...(refused && { returned: returnedForm(['currentPassword', 'password', 'passwordAgain'], {}, refused) }),
});
