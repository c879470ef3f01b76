import { MINUTE_MS } from '@storefront/api/durations';
import type { DriveStop } from '@storefront/api/entities/desk/drive';
import { timeLabel } from '@storefront/dates/plain';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { classNames } from '@storefront/ui/class-names';
import { BagIcon } from '@storefront/ui/icons/bag';
import { CashIcon } from '@storefront/ui/icons/cash';
import { AgeSign } from '../../pieces/Age';
import { DeskLink } from '../../pieces/DeskLink';
import { NoteIcon, PhoneIcon, SpeechIcon } from '../../pieces/icons';
import { useNow } from '../../pieces/use-now';
import desk from '../../style/desk.module.css';
import { slotOf } from '../load/slot-of';
import { callLink, textLink } from '../model/stops';
import * as texts from '../texts';
import { BagList } from './BagList';
import styles from './NextStop.module.css';

/** The next stop: when, where, what the shopper wrote, what is brought, and how to reach them. */
export function NextStop({ stop }: { stop: DriveStop }) {
  const { business } = usePageContext();
  const now = useNow();
  const { number, businessOrderId, addressLines, postcode, instructions, proofOfAge, toPay, customer, phone } = stop;
  const { arrivedAt, expectedAt } = stop;
  const [street, ...rest] = addressLines;
  return (
    <article className={classNames(desk.card, styles.card)}>
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <p className={styles.what}>
          <span className={desk.muted}>{texts.nextStop}</span>
          <b>{texts.slotText(slotOf(stop))}</b>
        </p>
        {arrivedAt ? (
          <p className={styles.time}>
            <span>{texts.arrivedAt(timeLabel(new Date(arrivedAt)))}</span>
          </p>
        ) : (
          expectedAt && (
            <p className={styles.time}>
              <b>{timeLabel(new Date(expectedAt))}</b>
              <span>{texts.minutesAway(Math.round((Date.parse(expectedAt) - now) / MINUTE_MS))}</span>
            </p>
          )
        )}
      </div>
      <div>
        <h2 className={styles.street}>{street}</h2>
        <p className={styles.rest}>{[...rest, postcode].join(' · ')}</p>
      </div>
      <ul className={styles.facts}>
        {instructions && (
          <li>
            <NoteIcon />
            <span className={styles.words}>“{instructions}”</span>
          </li>
        )}
        <li>
          <BagIcon />
          <BagList bags={stop.bags} />
        </li>
        {proofOfAge !== null && (
          <li>
            <AgeSign age={proofOfAge} />
            <b>{texts.ageAtDoor}</b>
          </li>
        )}
        {toPay !== null && (
          <li>
            <CashIcon />
            <b>{texts.takeCash(formatMoney(toPay, { currency: business.currency }))}</b>
          </li>
        )}
      </ul>
      <div className={styles.who}>
        <p>
          <b>{customer}</b>
          <span className={desk.muted}>{phone}</span>
          <span className={desk.muted}>{texts.orderText(businessOrderId)}</span>
        </p>
        {phone && (
          <>
            <DeskLink icon={<SpeechIcon />} href={textLink(phone)} aria-label={texts.textLabel(customer)} />
            <DeskLink icon={<PhoneIcon />} href={callLink(phone)} aria-label={texts.callLabel(customer)} />
          </>
        )}
      </div>
    </article>
  );
}
