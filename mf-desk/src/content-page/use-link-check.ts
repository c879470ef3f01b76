import { usePageContext } from '@storefront/remote-kit/page-context';
import { useEffect, useState } from 'react';

/** After so long without a key, the link is probably complete. */
const TYPED_MS = 400;

/** Whether a typed link leads to a page of the shop; undefined while that is not known, null without a link. */
export function useLinkCheck(typed: string): boolean | null | undefined {
  const { api } = usePageContext();
  const link = typed.trim();
  const [known, setKnown] = useState<{ readonly link: string; readonly answers: boolean }>();
  useEffect(() => {
    if (!link) return;
    const controller = new AbortController();
    const check = async () => {
      try {
        const reply = await api.call('POST /desk/banner-link', { body: { link }, signal: controller.signal });
        if (reply.ok && !controller.signal.aborted) setKnown({ link, answers: reply.data.answers });
      } catch {
        // The link is checked again when the banner is saved.
      }
    };
    const timer = setTimeout(check, TYPED_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, link]);
  if (!link) return null;
  return known?.link === link ? known.answers : undefined;
}
