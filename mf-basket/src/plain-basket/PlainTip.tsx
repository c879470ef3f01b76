import type { Basket } from '@storefront/api/entities/basket';
import { tipUpdateFailed } from '@storefront/messages/basket';
import { textForCode } from '@storefront/messages/text-for-code';
import { currencyFormat } from '@storefront/money/currency-format';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { Panel } from '@storefront/ui/panel';
import { TextField } from '@storefront/ui/text-field';
import { tipTexts } from '../basket/tip-texts';
import styles from '../basket-page/BasketPage.module.css';

interface PlainTipProps {
  readonly basket: Pick<Basket, 'tip' | 'fulfilmentMethod'>;
  readonly problem: string | undefined;
}

/** The tip before any script: an amount, 0 for none. */
export function PlainTip({ basket: { tip, fulfilmentMethod }, problem }: PlainTipProps) {
  const { currency } = usePageContext().business;
  const { minorPerMajor } = currencyFormat({ currency });
  return (
    <Panel title={fulfilmentMethod === 'delivery' ? 'Tip your driver' : 'Leave a tip'} className={styles.panel}>
      <p className="sf-muted">All of it goes to them.</p>
      <form className={styles.code} method="post" action={actionPath('basket', 'update-tip')}>
        <TextField
          label="Amount of the tip"
          hideLabel
          name="tip"
          required
          inputMode="decimal"
          autoComplete="off"
          defaultValue={tip / minorPerMajor}
          error={problem && textForCode(tipTexts, problem, tipUpdateFailed)}
        />
        <Button type="submit" kind="soft">
          Give this tip
        </Button>
      </form>
    </Panel>
  );
}
