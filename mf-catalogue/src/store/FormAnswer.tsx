import { POSTCODE_MAX_LENGTH } from '@storefront/api/constants';
import type { StoreState } from '@storefront/bus/state.types';
import {
  ageRestricted,
  basketLimitReached,
  basketLimitWouldBePassed,
  itemAddFailed,
  itemLimitReached,
  itemNotOnDay,
  itemUnavailable,
  overwriteBasket,
} from '@storefront/messages/basket';
import { nothingChosen, optionsInvalid, productNotFound, quantityRequired } from '@storefront/messages/catalogue';
import { fill } from '@storefront/messages/fill';
import { systemError, tooManyRequests } from '@storefront/messages/system';
import { type CodeTexts, textForCode } from '@storefront/messages/text-for-code';
import { urlTo } from '@storefront/routes/url-to';
import { AlertIcon } from '@storefront/ui/icons/alert';
import { CheckIcon } from '@storefront/ui/icons/check';
import { Notice } from '@storefront/ui/notice';

const texts: CodeTexts<'quantity_required' | 'nothing_chosen' | 'system_error'> = {
  item_limit_reached: itemLimitReached,
  item_not_found: productNotFound,
  options_invalid: optionsInvalid,
  quantity_required: quantityRequired,
  nothing_chosen: nothingChosen,
  basket_limit_reached: basketLimitReached,
  basket_limit_exceeded: basketLimitWouldBePassed,
  item_unavailable: itemUnavailable,
  item_not_on_day: itemNotOnDay,
  different_store: overwriteBasket,
  rate_limited: tooManyRequests,
  system_error: systemError,
};

type Query = Readonly<Record<string, string>>;

interface FormAnswerProps {
  readonly query: Query;
  readonly store: StoreState;
  /** The page's item. */
  readonly minimumAge?: number | null;
}

/**
 * The result of a form that the server handled and redirected from: `?problem=` or `?added=` of an added item, or
 * `?only-for=` of the search for stores.
 */
export function FormAnswer({ query, store, minimumAge }: FormAnswerProps) {
  const { problem, added = '', 'only-for': postcode } = query;
  if (problem)
    return (
      <Notice kind="danger" role="alert" icon={<AlertIcon />}>
        {textOf(problem, minimumAge)}
        {problem === 'different_store' && (
          <>
            {' '}
            <a href={urlTo('basket', {}, { storeId: store.id })}>See what of it {store.name} sells</a>
          </>
        )}
      </Notice>
    );
  if (postcode)
    // The search opened this store without a choice. The URL may hold any text.
    return (
      <Notice role="status">
        Only {store.name} delivers to {postcode.slice(0, POSTCODE_MAX_LENGTH)}.{' '}
        <a href={urlTo('stores-near-by', {}, { fulfilment: 'delivery', postcode })}>Change store</a>
      </Notice>
    );
  if (!/^[1-9]\d?$/.test(added)) return null;
  return (
    <Notice kind="success" role="status" icon={<CheckIcon />}>
      {added === '1' ? 'Added to your basket.' : `${added} added to your basket.`}{' '}
      <a href={urlTo('basket')}>See your basket</a>
    </Notice>
  );
}

function textOf(problem: string, minimumAge: number | null | undefined): string {
  if (problem === 'age_restricted') return fill(ageRestricted, minimumAge ?? 18);
  return textForCode(texts, problem, itemAddFailed);
}
