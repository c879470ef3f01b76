import type { DriveStop } from '@storefront/api/entities/desk/drive';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { classNames } from '@storefront/ui/class-names';
import { CheckIcon } from '@storefront/ui/icons/check';
import { ChevronRightIcon } from '@storefront/ui/icons/chevron-right';
import { SwapIcon } from '@storefront/ui/icons/swap';
import { type ReactNode, useState } from 'react';
import { AgeCard } from '../../counter/AgeCard';
import { type AgeAnswer, bagTotal, missingOf } from '../../counter/counter.model';
import { firstText } from '../../counter/texts';
import { Choice } from '../../pieces/Choice';
import { DeskButton } from '../../pieces/DeskButton';
import { DeskLink } from '../../pieces/DeskLink';
import { DeskScreen } from '../../pieces/DeskScreen';
import { Dock } from '../../pieces/Dock';
import { CameraIcon, NotHereIcon, PhoneIcon } from '../../pieces/icons';
import row from '../../pieces/Row.module.css';
import { useSettled } from '../../pieces/use-settled';
import desk from '../../style/desk.module.css';
import { addressOf, callLink, needsPerson } from '../model/stops';
import * as texts from '../texts';
import type { Delivery } from '../use-driving';
import styles from './DoorScreen.module.css';

const FIRST = {
  fetch: texts.bagsFirst,
  age: texts.ageFirst,
  refused: texts.refusedFirst,
  cash: texts.cashFirst,
} as const;

export interface DoorScreenProps {
  readonly stop: DriveStop;
  readonly band: ReactNode;
  readonly onBack: () => void;
  readonly onDelivered: (how: Delivery) => void;
  readonly onSafePlace: () => void;
  readonly onFail: () => void;
}

/** At the door: the bags, the age, the cash and what to tell, before the order is handed over. */
export function DoorScreen({ stop, band, onBack, onDelivered, onSafePlace, onFail }: DoorScreenProps) {
  const { business } = usePageContext();
  const isSettled = useSettled();
  const [areHere, setAreHere] = useState(false);
  const [age, setAge] = useState<AgeAnswer>();
  const [isCashTaken, setIsCashTaken] = useState(false);
  const { number, customer, phone, bags, substitutes, proofOfAge, toPay } = stop;
  const amount = toPay === null ? '' : formatMoney(toPay, { currency: business.currency });
  const missing = missingOf(stop, { isFetched: areHere, age, isCashTaken });
  const reason = firstText(missing.map((part) => FIRST[part]));
  const kept = needsPerson(stop);
  const deliver = () =>
    onDelivered({
      left: 'handed',
      ...(age && age !== 'refused' && { ageProven: age }),
      ...(toPay !== null && { cashTaken: isCashTaken }),
    });

  return (
    <DeskScreen
      title={texts.doorTitle(number)}
      note={addressOf(stop)}
      onBack={onBack}
      band={band}
      dock={
        <Dock reason={reason}>
          <DeskButton
            kind="main"
            icon={<CheckIcon />}
            isBlocked={reason !== undefined}
            isPaused={!isSettled}
            onClick={deliver}
          >
            {texts.deliveredAction}
          </DeskButton>
          <DeskButton kind="stop" icon={<NotHereIcon />} onClick={onFail}>
            {texts.couldNotDeliver}
          </DeskButton>
        </Dock>
      }
    >
      <div className={styles.who}>
        <div>
          <p className={desk.muted}>{texts.forWhom}</p>
          <h2>{customer}</h2>
        </div>
        {phone && <DeskLink icon={<PhoneIcon />} href={callLink(phone)} aria-label={texts.callLabel(customer)} />}
      </div>
      {stop.instructions && <p className={styles.words}>“{stop.instructions}”</p>}
      <Choice kind="checkbox" name="bags" isChosen={areHere} onChange={setAreHere}>
        <span className={row.text}>
          <b>{texts.bagsHere(texts.bagsOf(bagTotal(stop)))}</b>
          <small>{texts.zonesOf(bags)}</small>
        </span>
      </Choice>
      {proofOfAge !== null && (
        <AgeCard age={proofOfAge} answer={age} onAnswer={setAge} refusedNext={texts.ageRefusedNext} />
      )}
      {toPay !== null && (
        <section className={desk.stack} aria-labelledby="cash">
          <h2 id="cash">{texts.cashTitle(amount)}</h2>
          <Choice kind="checkbox" name="cash" isChosen={isCashTaken} onChange={setIsCashTaken}>
            <b>{texts.cashTaken(amount)}</b>
          </Choice>
        </section>
      )}
      <div className={classNames(desk.card, desk.flush)}>
        {substitutes.length > 0 && (
          <div className={row.row}>
            <SwapIcon />
            <span className={row.text}>
              <b>{texts.tellThem(substitutes.length)}</b>
              {substitutes.map(({ name, instead, quantity }) => (
                <small key={name}>{texts.insteadOf(instead, name, quantity)}</small>
              ))}
            </span>
          </div>
        )}
        {kept ? (
          <div className={row.row}>
            <CameraIcon />
            <span className={row.text}>
              <small>{texts.safePlaceRefused[kept]}</small>
            </span>
          </div>
        ) : (
          <button type="button" className={row.row} onClick={onSafePlace}>
            <CameraIcon />
            <span className={row.text}>
              <b>{texts.safePlaceAction}</b>
              <small>{texts.safePlaceNote}</small>
            </span>
            <ChevronRightIcon />
          </button>
        )}
      </div>
    </DeskScreen>
  );
}
