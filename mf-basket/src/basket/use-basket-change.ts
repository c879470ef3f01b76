import type { ApiClient } from '@storefront/api/client';
import type { Basket } from '@storefront/api/entities/basket';
import { type CodeTexts, textForCode } from '@storefront/messages/text-for-code';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useState } from 'react';
import { applyBasket, fullBasket } from './basket.state';

type BasketReply = Basket | { readonly basket: Basket };
type Reply<Data extends BasketReply> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: { code: string } };

/** Sends a change of the basket. @returns the reply's data, or the text of a refusal or of a failed call */
async function changeBasket<Data extends BasketReply>(
  call: (basketToken: string) => Promise<Reply<Data>>,
  texts: CodeTexts,
  failed: string,
): Promise<{ readonly data: Data } | { readonly problem: string }> {
  const basketToken = fullBasket.get()?.basketToken;
  if (!basketToken) return { problem: failed };
  try {
    const reply = await call(basketToken);
    if (!reply.ok) return { problem: textForCode(texts, reply.error.code, failed) };
    applyBasket('basket' in reply.data ? reply.data.basket : reply.data);
    return { data: reply.data };
  } catch {
    return { problem: failed };
  }
}

/** A control that changes the basket: whether it is busy, and the problem of its last change. */
export function useBasketChange(texts: CodeTexts, failed: string, firstProblem?: string) {
  const { api } = usePageContext();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(firstProblem);
  /** @returns the data of a successful reply; undefined if the change was refused or failed */
  const change = async <Data extends BasketReply>(
    call: (api: ApiClient, basketToken: string) => Promise<Reply<Data>>,
    failedText = failed,
  ): Promise<Data | undefined> => {
    setBusy(true);
    setProblem(undefined);
    const outcome = await changeBasket((basketToken) => call(api, basketToken), texts, failedText);
    const data = 'data' in outcome ? outcome.data : undefined;
    setProblem('problem' in outcome ? outcome.problem : undefined);
    setBusy(false);
    return data;
  };
  return { busy, problem, setProblem, change };
}
