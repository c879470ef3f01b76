import { busFor } from '@storefront/bus/bus';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { showToast } from '@storefront/ui/show-toast';
import { useState } from 'react';
import { missingText } from '../order/reorder.model';
import { reorderQuestions } from '../order/reorder-questions';
import { listToBasket } from './list-to-basket';

/** Long enough to read a handful of names. */
const MISSING_STAYS_MS = 15_000;

/** Puts a whole list into the basket, names what is missing, and goes there. */
export function useListToBasket() {
  const { api, navigate } = usePageContext();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const addAll = async (listId: number, storeId: number) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    const outcome = await listToBasket(api, { listId, storeId }, reorderQuestions);
    setBusy(false);
    if (outcome.kind === 'refused') return setProblem(outcome.message);
    if (outcome.kind === 'nothing-left') return setProblem('None of the items on this list are available now.');
    if (outcome.kind === 'kept') return;
    await busFor('mf-member').request('shell:refresh-session', {});
    const text = missingText(outcome.missing);
    if (text) showToast({ text, milliseconds: MISSING_STAYS_MS });
    navigate(urlTo('basket'));
  };
  return { addAll, isBusy, problem };
}
