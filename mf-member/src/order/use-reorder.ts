import { busFor } from '@storefront/bus/bus';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { showToast } from '@storefront/ui/show-toast';
import { useState } from 'react';
import { reorder } from './reorder';
import { dearerText, missingText } from './reorder.model';
import { reorderQuestions } from './reorder-questions';

/** Long enough to read a handful of names. */
const MISSING_STAYS_MS = 15_000;

/** 'Order again': fills the basket, names items that are missing or cost more, and goes there. */
export function useReorder() {
  const { api, business, navigate } = usePageContext();
  const [pendingId, setPendingId] = useState<number>();
  const [problem, setProblem] = useState<{ orderId: number; message: string }>();

  const orderAgain = async (orderId: number) => {
    if (pendingId !== undefined) return;
    setPendingId(orderId);
    setProblem(undefined);
    const outcome = await reorder(api, orderId, reorderQuestions);
    setPendingId(undefined);
    if (outcome.kind === 'refused') return setProblem({ orderId, message: outcome.message });
    if (outcome.kind === 'nothing-left')
      return setProblem({ orderId, message: 'None of the items in this order are available now.' });
    if (outcome.kind === 'kept') return;
    await busFor('mf-member').request('shell:refresh-session', {});
    const money = (minor: number) => formatMoney(minor, { currency: business.currency });
    const text = [missingText(outcome.missing), dearerText(outcome.dearer ?? [], money)].filter(Boolean).join(' ');
    if (text) showToast({ text, milliseconds: MISSING_STAYS_MS });
    navigate(urlTo('basket'));
  };

  return { orderAgain, pendingId, problem };
}
