import { currencyFormat } from '@storefront/money/currency-format';
import type { ActionContext, ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { parseTip } from '../basket/parse-tip';

/** Sets the tip. Field: `tip`, as typed. */
export function request(form: FormFields, { business }: ActionContext): ActionStep {
  const tip = parseTip(form.tip ?? '', currencyFormat({ currency: business.currency }).minorPerMajor);
  if (tip === undefined)
    return { kind: 'back', query: { tipProblem: 'validation_failed' }, otherwise: urlTo('basket') };
  return { kind: 'call', operation: 'POST /basket/update-tip', body: { tip } };
}

export function next(reply: ActionReply): ActionStep {
  return { kind: 'back', query: { tipProblem: reply.ok ? undefined : reply.error.code }, otherwise: urlTo('basket') };
}
