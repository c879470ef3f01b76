import type { Problem } from '@storefront/api/entities/problem';
import { basketHolds, itemHolds } from '@storefront/messages/basket';
import { fill } from '@storefront/messages/fill';
import { textForCode } from '@storefront/messages/text-for-code';
import { rejectionTexts } from './rejection-texts';

/** Why a change of the basket was refused; at a limit with its number, if the API names it. */
export function rejectionText({ code, errors }: Pick<Problem, 'code' | 'errors'>, failed: string): string {
  const text = textForCode(rejectionTexts, code, failed);
  const limit = errors?.find(({ path }) => path === 'quantity')?.message;
  if (!limit || !code.includes('_limit_')) return text;
  return `${text}. ${fill(code === 'item_limit_reached' ? itemHolds : basketHolds, limit)}`;
}
