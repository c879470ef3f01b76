import type { Basket } from '@storefront/api/entities/basket';
import { tipUpdateFailed } from '@storefront/messages/basket';
import { textForCode } from '@storefront/messages/text-for-code';
import { currencyFormat } from '@storefront/money/currency-format';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { Panel } from '@storefront/ui/panel';
import { TextField } from '@storefront/ui/text-field';
import { type FormEvent, useState } from 'react';
import { parseTip } from '../basket/parse-tip';
import { tipTexts } from '../basket/tip-texts';
import { useBasketChange } from '../basket/use-basket-change';
import styles from './BasketPage.module.css';
import { useQuery } from './use-query';

/** Adds a tip, changes it or removes it: suggested amounts or an own one. */
export function TipPanel({ tip, fulfilmentMethod }: Pick<Basket, 'tip' | 'fulfilmentMethod'>) {
  const { business } = usePageContext();
  const { tipProblem } = useQuery();
  const first = tipProblem && textForCode(tipTexts, tipProblem, tipUpdateFailed);
  const { busy, problem, setProblem, change } = useBasketChange(tipTexts, tipUpdateFailed, first);
  const presets = business.tips?.presets ?? [];
  const isOwn = tip > 0 && !presets.includes(tip);
  const [isEntering, setEntering] = useState(isOwn);
  const money = { currency: business.currency };
  const { minorPerMajor } = currencyFormat(money);
  /** Without zero pence: '£2'. */
  const shortMoney = (amount: number) => formatMoney(amount, money).replace(/[.,]00$/, '');
  const [typed, setTyped] = useState(isOwn ? String(tip / minorPerMajor) : '');

  const save = (amount: number) =>
    change((api, basketToken) =>
      api.call('POST /basket/update-tip', {
        body: { basketToken, tip: amount },
        idempotencyKey: crypto.randomUUID(),
      }),
    );
  const choose = (amount: number) => {
    setEntering(false);
    setTyped('');
    void save(amount);
  };
  const saveOwn = (event: FormEvent) => {
    event.preventDefault();
    const amount = parseTip(typed, minorPerMajor);
    if (amount === undefined) setProblem('Enter an amount, such as 2.50');
    else void save(amount);
  };
  const choice = (label: string, isChosen: boolean, onClick: () => void) => (
    <Button key={label} kind={isChosen ? 'primary' : 'soft'} aria-pressed={isChosen} busy={busy} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <Panel title={fulfilmentMethod === 'delivery' ? 'Tip your driver' : 'Leave a tip'} className={styles.panel}>
      <p className="sf-muted">All of it goes to them.</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser */}
      <div className={styles.tips} role="group" aria-label="Tip">
        {choice('None', tip === 0 && !isEntering, () => choose(0))}
        {presets.map((preset) => choice(shortMoney(preset), tip === preset && !isEntering, () => choose(preset)))}
        {choice('Other', isEntering, () => setEntering(true))}
      </div>
      {isEntering && (
        <form className={styles.code} method="post" action={actionPath('basket', 'update-tip')} onSubmit={saveOwn}>
          <TextField
            label="Another amount"
            hideLabel
            name="tip"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={problem && <span role="alert">{problem}</span>}
          />
          <Button type="submit" kind="soft" busy={busy}>
            Set tip
          </Button>
        </form>
      )}
      {!isEntering && problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </Panel>
  );
}
