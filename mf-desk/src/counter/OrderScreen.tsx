import type { Collection } from '@storefront/api/entities/desk/collection';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { CheckIcon } from '@storefront/ui/icons/check';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { WarningIcon } from '@storefront/ui/icons/warning';
import { useState } from 'react';
import { deskPaths, orderPath } from '../navigation/desk-paths';
import { Band } from '../pieces/Band';
import { StateChip, ZoneChip } from '../pieces/Chip';
import { Choice } from '../pieces/Choice';
import { DeskButton } from '../pieces/DeskButton';
import { DeskScreen } from '../pieces/DeskScreen';
import { DeskState } from '../pieces/DeskState';
import { Dock } from '../pieces/Dock';
import { PhoneIcon } from '../pieces/icons';
import { useAsk } from '../sending/use-ask';
import desk from '../style/desk.module.css';
import { AgeCard } from './AgeCard';
import { type AgeAnswer, bagTotal, missingOf } from './counter.model';
import styles from './OrderScreen.module.css';
import { slotOf } from './slot-of';
import * as texts from './texts';

const FIRST = {
  fetch: texts.fetchFirst,
  age: texts.ageFirst,
  refused: texts.refusedFirst,
  cash: texts.cashFirst,
} as const;

export interface OrderScreenProps {
  readonly collection: Collection;
  /** It was opened by the shopper's code. */
  readonly isCodeMatched: boolean;
  /** The operator may end an order that nobody collects. */
  readonly mayEnd: boolean;
  readonly onLeave: () => void;
}

/** One order at the counter, to the hand-over, which is confirmed because nothing undoes it. */
export function OrderScreen({ collection, isCodeMatched, mayEnd, onLeave }: OrderScreenProps) {
  const { api, business } = usePageContext();
  const [isFetched, setIsFetched] = useState(false);
  const [age, setAge] = useState<AgeAnswer>();
  const [isCashTaken, setIsCashTaken] = useState(false);
  const [stage, setStage] = useState<'order' | 'sure' | 'done'>('order');
  const { ask, isBusy, problem } = useAsk(deskPaths.counter);
  const { businessOrderId, customer, phone, isReady, isOverdue, place, bags, toPay, proofOfAge } = collection;
  const bagWords = texts.bagsOf(bagTotal(collection));
  const amount = toPay === null ? '' : formatMoney(toPay, { currency: business.currency });
  const missing = missingOf(collection, { isFetched, age, isCashTaken });
  const reason = texts.firstText(missing.map((part) => FIRST[part]));

  const handOver = async () => {
    let isDone = false;
    await ask(async () => {
      const reply = await api.call('POST /desk/hand-over', {
        body: {
          businessOrderId,
          ...(age && age !== 'refused' && { ageProven: age }),
          ...(toPay !== null && { cashTaken: isCashTaken }),
        },
      });
      isDone = reply.ok;
      return reply.ok ? undefined : (texts.refusals[reply.error.code] ?? texts.notHandedOver);
    }, texts.notHandedOver);
    setStage(isDone ? 'done' : 'order');
  };

  if (stage === 'done')
    return (
      <DeskScreen
        key="done"
        title={texts.doneTitle}
        note={texts.orderTitle(businessOrderId)}
        dock={
          <Dock>
            <DeskButton kind="main" onClick={onLeave}>
              {texts.nextShopper}
            </DeskButton>
          </Dock>
        }
      >
        <DeskState title={texts.doneText(customer, bagWords)} />
      </DeskScreen>
    );
  if (stage === 'sure')
    return (
      <DeskScreen
        key="sure"
        title={texts.sureTitle(customer)}
        note={texts.orderTitle(businessOrderId)}
        dock={
          <Dock others={<DeskButton onClick={() => setStage('order')}>{texts.sureNo}</DeskButton>}>
            <DeskButton kind="main" icon={<CheckIcon />} isBusy={isBusy} onClick={handOver}>
              {texts.sureYes}
            </DeskButton>
          </Dock>
        }
      >
        <DeskState title={bagWords}>{texts.sureNote}</DeskState>
      </DeskScreen>
    );
  return (
    <DeskScreen
      key="order"
      title={texts.orderTitle(businessOrderId)}
      note={texts.collectAt(slotOf(collection))}
      onBack={onLeave}
      band={problem && <Band kind="stop" icon={<WarningIcon />} title={problem} />}
      dock={
        isReady && (
          <Dock reason={reason}>
            <DeskButton
              kind="main"
              icon={<CheckIcon />}
              isBlocked={reason !== undefined}
              onClick={() => setStage('sure')}
            >
              {texts.handOver(bagWords)}
            </DeskButton>
          </Dock>
        )
      }
    >
      <div>
        <p className={desk.muted}>{texts.collecting}</p>
        <h2 className={styles.who}>{customer}</h2>
      </div>
      {(isCodeMatched || !isReady) && (
        <div className={desk.row}>
          {isCodeMatched && (
            <StateChip kind="done" icon={<CheckIcon small />}>
              {texts.codeMatched}
            </StateChip>
          )}
          {!isReady && (
            <StateChip kind="wait" icon={<ClockIcon small />}>
              {texts.pickingChip}
            </StateChip>
          )}
        </div>
      )}
      {!isReady && <p>{texts.notReady}</p>}
      {isOverdue && (
        <>
          <p>
            <b>{texts.overdueTitle}.</b> {mayEnd ? texts.overdueEnd : texts.overdueNext}
          </p>
          {mayEnd && (
            <a className={styles.call} href={orderPath(businessOrderId)}>
              {texts.toOrderPage}
            </a>
          )}
        </>
      )}
      {isReady && (
        <Choice kind="checkbox" name="fetched" isChosen={isFetched} onChange={setIsFetched}>
          {place && <span className={styles.place}>{place}</span>}
          <span className={styles.bags}>
            <b>{texts.fetched(bagWords)}</b>
            <span className={desk.row}>
              {bags.map(({ zone, count }) => (
                <span key={zone} className={desk.row}>
                  {count} × <ZoneChip zone={zone} />
                </span>
              ))}
            </span>
          </span>
        </Choice>
      )}
      {isReady && proofOfAge !== null && <AgeCard age={proofOfAge} answer={age} onAnswer={setAge} />}
      {isReady && toPay !== null && (
        <section className={desk.stack} aria-labelledby="cash">
          <h2 id="cash">{texts.cashTitle(amount)}</h2>
          <Choice kind="checkbox" name="cash" isChosen={isCashTaken} onChange={setIsCashTaken}>
            <b>{texts.cashTaken(amount)}</b>
          </Choice>
        </section>
      )}
      {phone && (
        <a className={styles.call} href={`tel:${phone.replaceAll(' ', '')}`}>
          <PhoneIcon />
          {texts.callShopper(phone)}
        </a>
      )}
    </DeskScreen>
  );
}
