import type { PickList } from '@storefront/api/entities/desk/pick-list';
import { classNames } from '@storefront/ui/class-names';
import { CheckIcon } from '@storefront/ui/icons/check';
import { WarningIcon } from '@storefront/ui/icons/warning';
import { useState } from 'react';
import { StateChip } from '../../pieces/Chip';
import { DeskButton } from '../../pieces/DeskButton';
import row from '../../pieces/Row.module.css';
import { ToteSign } from '../../pieces/Tote';
import desk from '../../style/desk.module.css';
import { isEnded, ordersOf } from '../model/batch-progress';
import * as texts from '../texts';
import styles from './BatchOrders.module.css';

export interface BatchOrdersProps {
  readonly batch: PickList;
  readonly onFinish: (businessOrderId: string) => void;
  readonly onGiveBack: (businessOrderId: string) => void;
}

/** The orders of the batch: how far each is; one that is decided can be finished, and any can be given back. */
export function BatchOrders({ batch, onFinish, onGiveBack }: BatchOrdersProps) {
  const [asked, setAsked] = useState<string>();
  return (
    <section className={desk.stack} aria-labelledby="batch-orders">
      <h2 id="batch-orders">{texts.ordersTitle}</h2>
      <ul className={classNames(desk.card, desk.flush)}>
        {ordersOf(batch).map(({ order, decided, total, isDecided }) => {
          const number = order.businessOrderId;
          const hasEnded = isEnded(order);
          return (
            <li key={number} className={styles.order}>
              <div className={row.row}>
                <ToteSign tote={order.tote} />
                <span className={row.text}>
                  <b>{order.customer}</b>
                  <small>
                    {number} · {texts.methodNames[order.fulfilmentMethod]}
                  </small>
                  {hasEnded && (
                    <span className={desk.row}>
                      <StateChip kind="stop" icon={<WarningIcon small />}>
                        {texts.orderEnded}
                      </StateChip>
                    </span>
                  )}
                  {order.isBeingChanged && (
                    <span className={desk.row}>
                      <StateChip kind="risk" icon={<WarningIcon small />}>
                        {texts.beingChanged}
                      </StateChip>
                    </span>
                  )}
                </span>
                {!hasEnded && <b className={desk.figures}>{texts.decidedOf(decided, total)}</b>}
              </div>
              {order.instructions && <p className={styles.note}>{texts.quoted(order.instructions)}</p>}
              <div className={styles.actions}>
                {hasEnded && (
                  <DeskButton aria-label={texts.goodsAreBackLabel(number)} onClick={() => onGiveBack(number)}>
                    {texts.goodsAreBack}
                  </DeskButton>
                )}
                {!hasEnded && asked === number && (
                  <>
                    <DeskButton kind="stop" onClick={() => onGiveBack(number)}>
                      {texts.giveBackYes}
                    </DeskButton>
                    <DeskButton onClick={() => setAsked(undefined)}>{texts.giveBackNo}</DeskButton>
                  </>
                )}
                {!hasEnded && asked !== number && (
                  <>
                    {isDecided && (
                      <DeskButton
                        kind="soft"
                        icon={<CheckIcon />}
                        aria-label={texts.finishLabel(number)}
                        onClick={() => onFinish(number)}
                      >
                        {texts.finishAction}
                      </DeskButton>
                    )}
                    <DeskButton aria-label={texts.giveBackLabel(number)} onClick={() => setAsked(number)}>
                      {texts.giveBackAction}
                    </DeskButton>
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
