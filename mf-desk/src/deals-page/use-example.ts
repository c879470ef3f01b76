import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useEffect, useState } from 'react';

type Body = BodyOf<'POST /desk/deal-example'>;
export type Example = ReplyOf<'POST /desk/deal-example'>;

/** After so long without a key, what is typed is probably complete. */
const TYPED_MS = 300;

/**
 * What baskets pay with a deal as it is typed. The last example stays until the next one is there.
 * @param body undefined while what is typed cannot be asked about
 */
export function useExample(body: Body | undefined): Example | undefined {
  const { api } = usePageContext();
  const [example, setExample] = useState<Example>();
  const asked = body && JSON.stringify(body);
  useEffect(() => {
    if (asked === undefined) return;
    const controller = new AbortController();
    const read = async () => {
      try {
        const reply = await api.call('POST /desk/deal-example', {
          body: JSON.parse(asked) as Body,
          signal: controller.signal,
        });
        if (reply.ok && !controller.signal.aborted) setExample(reply.data);
      } catch {
        // The terms are checked again when the deal is saved.
      }
    };
    const timer = setTimeout(read, TYPED_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, asked]);
  return example;
}
