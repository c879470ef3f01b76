import type { LoyaltyProgress } from '@storefront/api/entities/loyalty';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { classNames } from '@storefront/ui/class-names';
import { Notice } from '@storefront/ui/notice';
import { Panel } from '@storefront/ui/panel';
import { findOrderLayout } from '@storefront/ui/themes/order-layout';
import { useState } from 'react';
import { useIdempotencyKey } from '../forms/use-idempotency-key';
import styles from './LoyaltyPage.module.css';
import { ProgressPicture } from './ProgressPicture';
import { countOf, progressWords } from './progress-words';
import { redeem } from './redeem';

interface ProgressPanelProps {
  readonly progress: LoyaltyProgress;
  /** Reads the rewards again. */
  readonly onRedeemed: () => void;
}

/** How far the member is on the way to the next reward, and the exchange. */
export function ProgressPanel({ progress, onRedeemed }: ProgressPanelProps) {
  const { api, business } = usePageContext();
  const keyOf = useIdempotencyKey();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const money = (minor: number) => formatMoney(minor, { currency: business.currency });
  const words = progressWords(progress, money);
  const exchange = async () => {
    if (isBusy) return;
    setBusy(true);
    const failure = await redeem(api, keyOf(progress));
    setProblem(failure);
    setBusy(false);
    if (!failure) onRedeemed();
  };
  const { kind, balance, goal, reward, tier, isRedeemable } = progress;
  const isHouse = findOrderLayout(business.brand).rewards === 'house';
  return (
    <Panel title={tier ?? countOf(kind, balance)} className={classNames(styles.progress, isHouse && styles.drawn)}>
      <ProgressPicture progress={progress} words={words} />
      {problem && (
        <Notice kind="danger" role="alert">
          {problem}
        </Notice>
      )}
      {isRedeemable && goal !== null && reward !== null && (
        <div>
          <Button onClick={() => void exchange()} busy={isBusy}>
            Exchange {countOf(kind, goal)} for {money(reward)} off
          </Button>
        </div>
      )}
      <p className={isHouse ? undefined : 'sf-muted'}>
        {isHouse && kind === 'stamps' && 'Each stamp lights a window. '}
        {kind === 'stamps' ? 'You get a stamp' : 'You get points'} when your order is delivered, and lose{' '}
        {kind === 'stamps' ? 'it' : 'them'} again if it is refunded.
      </p>
    </Panel>
  );
}
