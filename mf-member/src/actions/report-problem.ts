import { returnedForm } from '@storefront/forms/returned-form';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { complaintEmpty, complaintFailed, complaintNoteTooLong } from '@storefront/messages/orders';
import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { complaintOf, isNoteTooLong } from '../complaint/complaint.model';
import { actionRefusal } from '../forms/action-refusal';

const isId = (value: string | undefined): value is string => /^[1-9]\d{0,15}$/.test(value ?? '');

/** The page of the form, on which the report stands afterwards. */
const pageOf = ({ orderId, token = '' }: FormFields): string =>
  isId(orderId)
    ? urlTo('member-orders-orderId-problem', { orderId })
    : urlTo('follow-order-token-problem', { token: token || 'none' });

/** Only fields with something in them, because a form of a large order does not fit a cookie. */
const chosenFields = (form: FormFields): string[] => {
  const lines = Object.keys(form).filter((name) => name.startsWith('kind-') && form[name]);
  return [...lines, ...lines.map((name) => name.replace('kind-', 'quantity-')), 'note'];
};

const back = (form: FormFields, refused: SubmitErrors): ActionStep => ({
  kind: 'go',
  to: pageOf(form),
  returned: returnedForm(chosenFields(form), form, refused),
});

/**
 * Reports a problem with an order. Fields: `orderId` of a member's order or `token` of a guest's link, `kind-LINE` and
 * `quantity-LINE` of each line, `note`, and `key` for this form's one report.
 */
export function request(form: FormFields): ActionStep {
  const complaint = complaintOf(form);
  if (!complaint) return back(form, { message: complaintEmpty });
  if (isNoteTooLong(form)) return back(form, { message: complaintNoteTooLong });
  const once = form.key && { idempotencyKey: form.key };
  if (isId(form.orderId))
    return {
      kind: 'call',
      operation: 'POST /member/order-complaint',
      body: { orderId: Number(form.orderId), ...complaint },
      ...once,
    };
  return {
    kind: 'call',
    operation: 'POST /checkout/followed-order-complaint',
    body: { token: form.token ?? '', ...complaint },
    ...once,
  };
}

export function next(reply: ActionReply, form: FormFields): ActionStep {
  return reply.ok ? { kind: 'go', to: pageOf(form) } : back(form, actionRefusal(reply, complaintFailed));
}
