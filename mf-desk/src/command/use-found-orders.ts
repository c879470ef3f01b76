import { LOOKUP_DEBOUNCE_MS, SEARCH_TERM_MIN_LENGTH } from '@storefront/api/constants';
import type { ReplyOf } from '@storefront/api/operation-types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useEffect, useState } from 'react';

/** As many as fit beside the pages without scrolling. */
const SHOWN = 6;

type Found = ReplyOf<'POST /desk/orders'>['orders'];

export interface FoundOrders {
  readonly orders: Found;
  readonly hasFailed: boolean;
}

const NONE: FoundOrders = { orders: [], hasFailed: false };

/**
 * The orders that match the typed text, read when the operator pauses.
 * @param isAllowed whether the role may search orders
 */
export function useFoundOrders(text: string, isAllowed: boolean): FoundOrders {
  const { api } = usePageContext();
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    const typed = text.trim();
    if (!isAllowed || typed.length < SEARCH_TERM_MIN_LENGTH) return setFound(NONE);
    const controller = new AbortController();
    const show = (result: FoundOrders) => !controller.signal.aborted && setFound(result);
    const timer = setTimeout(() => {
      api.call('POST /desk/orders', { body: { text: typed, limit: SHOWN }, signal: controller.signal }).then(
        (reply) => show({ orders: reply.ok ? reply.data.orders : [], hasFailed: !reply.ok }),
        () => show({ orders: [], hasFailed: true }),
      );
    }, LOOKUP_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, text, isAllowed]);
  return found;
}
