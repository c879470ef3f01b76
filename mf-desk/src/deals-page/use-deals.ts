import type { DealValues, DeskDeal } from '@storefront/api/entities/desk/desk-deal';
import type { BodyOf } from '@storefront/api/operation-types';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRef, useState } from 'react';
import type { DealsRead } from './read-deals';

const notSent = 'It could not be saved. Check the connection and try again.';
const refusalText = (code: string): string =>
  code === 'deal_changed'
    ? 'Somebody else has changed this deal. Load the page again to see what it is now.'
    : 'It was refused. Load the page again.';

type Refused = { readonly code: string; readonly errors?: SubmitErrors['errors'] };
type Reply = { readonly ok: true; readonly data: DeskDeal } | { readonly ok: false; readonly error: Refused };

/** The deals of the page with what was saved since they were read, and what is said about that. */
export function useDeals(found: DealsRead['found'], onSaved: (deal: DeskDeal) => void) {
  const { api } = usePageContext();
  const [deals, setDeals] = useState(found.deals);
  const [said, setSaid] = useState<string>();
  const addKey = useRef<string>(undefined);
  /** @returns why it was not saved */
  const send = async (call: () => Promise<Reply>, done: (deal: DeskDeal) => string) => {
    setSaid(undefined);
    try {
      const reply = await call();
      if (!reply.ok) {
        const { code, errors } = reply.error;
        return { message: refusalText(code), ...(errors && { errors }) };
      }
      const { data } = reply;
      setDeals((all) =>
        all.some(({ dealId }) => dealId === data.dealId)
          ? all.map((one) => (one.dealId === data.dealId ? data : one))
          : [...all, data],
      );
      setSaid(done(data));
      onSaved(data);
      return undefined;
    } catch {
      return { message: notSent };
    }
  };
  const change = ({ dealId, values }: DeskDeal, set: DealValues) =>
    send(() => api.call('POST /desk/deal-change', { body: { dealId, seen: values, set } }), savedText);
  const end = ({ dealId }: DeskDeal) =>
    send(
      () => api.call('POST /desk/deal-end', { body: { dealId } }),
      ({ values: { name } }) => `${name} has ended. New baskets pay full prices within a minute.`,
    );
  const add = async (body: BodyOf<'POST /desk/deal-add'>) => {
    // A repeated attempt has the key of the first, whose reply may have been lost.
    addKey.current ??= crypto.randomUUID();
    const idempotencyKey = addKey.current;
    return send(async () => {
      const reply = await api.call('POST /desk/deal-add', { body, idempotencyKey });
      addKey.current = undefined;
      return reply;
    }, savedText);
  };
  return { deals, said, change, end, add, setSaid };
}

function savedText({ values: { name }, state }: DeskDeal): string {
  if (state === 'planned') return `${name} was saved. It applies from its start on.`;
  if (state === 'ended') return `${name} was saved. Its end has passed, so it does not apply.`;
  return `${name} was saved. It applies to new baskets within a minute.`;
}
