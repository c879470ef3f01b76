import {
  ageRestricted,
  basketLimitReached,
  itemAddFailed,
  itemLimitReached,
  itemNotOnDay,
  itemUnavailable,
  overwriteBasket,
} from '@storefront/messages/basket';
import { nothingChosen, optionsInvalid } from '@storefront/messages/catalogue';
import { fill } from '@storefront/messages/fill';
import { systemError, tooManyRequests } from '@storefront/messages/system';
import { AlertIcon } from '@storefront/ui/icons/alert';
import { Notice } from '@storefront/ui/notice';

const texts: Readonly<Record<string, string>> = {
  item_limit_reached: itemLimitReached,
  options_invalid: optionsInvalid,
  nothing_chosen: nothingChosen,
  basket_limit_reached: basketLimitReached,
  basket_limit_exceeded: basketLimitReached,
  item_unavailable: itemUnavailable,
  item_not_on_day: itemNotOnDay,
  age_restricted: fill(ageRestricted, '18'),
  different_store: overwriteBasket,
  rate_limited: tooManyRequests,
  system_error: systemError,
};

/** What a form that was answered without JavaScript could not do: the server redirects back with `?problem=`. */
export function ActionProblem({ code }: { code: string | undefined }) {
  if (!code) return null;
  return (
    <Notice kind="danger" role="alert" icon={<AlertIcon />}>
      {Object.hasOwn(texts, code) ? texts[code] : itemAddFailed}
    </Notice>
  );
}
