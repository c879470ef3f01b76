import type { ApiClient } from '@storefront/api/client';
import type { Basket } from '@storefront/api/entities/basket';
import { type CodeTexts, textForCode } from '@storefront/messages/text-for-code';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useState } from 'react';
import { applyBasket, fullBasket } from './basket.state';

type Reply = { readonly ok: true; readonly data: Basket } | { readonly ok: false; readonly error: { code: string } };

/** Sends a change of the basket; the text is that of a refusal or of a failed call. */
async function changeBasket(
  call: (basketToken: string) => Promise<Reply>,
  texts: CodeTexts,
  failed: string,
): Promise<string | undefined> {
  const basketToken = fullBasket.get()?.basketToken;
  if (!basketToken) return failed;
  try {
    const reply = await call(basketToken);
    if (!reply.ok) return textForCode(texts, reply.error.code, failed);
    applyBasket(reply.data);
    return undefined;
  } catch {
    return failed;
  }
}

/** A form that changes the basket: whether it is busy, and the problem of its last change. */
export function useBasketChange(texts: CodeTexts, failed: string, firstProblem?: string) {
  const { api } = usePageContext();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(firstProblem);
  const change = async (
    call: (api: ApiClient, basketToken: string) => Promise<Reply>,
    failedText = failed,
  ): Promise<boolean> => {
    setBusy(true);
    setProblem(undefined);
    const found = await changeBasket((basketToken) => call(api, basketToken), texts, failedText);
    setProblem(found);
    setBusy(false);
    return found === undefined;
  };
  return { busy, problem, setProblem, change };
}
