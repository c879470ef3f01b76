import type { ApiClient } from '@storefront/api/client';
import { LOOKUP_DEBOUNCE_MS, SEARCH_TERM_MIN_LENGTH } from '@storefront/api/constants';
import type { ReplyOf } from '@storefront/api/operation-types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useEffect, useState } from 'react';

/** As many of each kind as fit beside the pages without scrolling. */
const SHOWN = 5;

export interface Found {
  readonly orders: ReplyOf<'POST /desk/orders'>['orders'];
  readonly customers: ReplyOf<'POST /desk/customers'>['customers'];
  readonly hasFailed: boolean;
}

/** What an operator may search. */
export interface Searched {
  readonly orders: boolean;
  readonly customers: boolean;
}

const NONE: Found = { orders: [], customers: [], hasFailed: false };

async function find(api: ApiClient, text: string, searched: Searched, signal: AbortSignal): Promise<Found> {
  const [orders, customers] = await Promise.all([
    searched.orders ? api.call('POST /desk/orders', { body: { text, limit: SHOWN }, signal }) : undefined,
    searched.customers ? api.call('POST /desk/customers', { body: { text }, signal }) : undefined,
  ]);
  return {
    orders: orders?.ok ? orders.data.orders : [],
    customers: customers?.ok ? customers.data.customers.slice(0, SHOWN) : [],
    hasFailed: false,
  };
}

/** The orders and people that match the typed text, read when the operator pauses. */
export function useFound(text: string, { orders, customers }: Searched): Found {
  const { api } = usePageContext();
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    const typed = text.trim();
    if (typed.length < SEARCH_TERM_MIN_LENGTH) return setFound(NONE);
    const controller = new AbortController();
    const { signal } = controller;
    const show = (result: Found) => !signal.aborted && setFound(result);
    const timer = setTimeout(() => {
      find(api, typed, { orders, customers }, signal).then(show, () => show({ ...NONE, hasFailed: true }));
    }, LOOKUP_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, text, orders, customers]);
  return found;
}
