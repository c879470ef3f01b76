import type { DayClose } from '@storefront/api/entities/day-close';
import { countText } from '@storefront/messages/count-text';
import { CheckIcon } from '@storefront/ui/icons/check';
import { Amount, amountText } from './Amount';
import { type Agreement, agreementOf, differencesOf, differsBy } from './day-sums';
import styles from './MoneyPage.module.css';
import { MoneyTable } from './MoneyTable';
import { differenceNames, gatewayNames } from './money-words';

/** What each gateway took and gave back by our ledger, and whether its own list agrees. */
export function Payments({ close }: { close: DayClose }) {
  const { currency, total } = close;
  const gateways = [...new Set(total.payments.map(({ gateway }) => gateway))];
  return (
    <MoneyTable
      title="Payments by gateway"
      note="Our ledger beside their lists"
      columns={['Gateway', 'Authorised', 'Voided', 'Captured', 'Refunded', 'Their list']}
    >
      {gateways.map((gateway) =>
        total.payments
          .filter((one) => one.gateway === gateway)
          .map(({ scheme, authorised, voided, captured, refunded }, place) => (
            <tr key={`${gateway} ${scheme}`}>
              <th scope="row">
                {gatewayNames[gateway]}
                {scheme && <span className={styles.small}> {scheme}</span>}
              </th>
              <Amount of={authorised} currency={currency} />
              <Amount of={-voided} currency={currency} />
              <Amount of={captured} currency={currency} />
              <Amount of={-refunded} currency={currency} />
              <td className={styles.amount}>
                {place === 0 && <Agrees agreement={agreementOf(close, gateway)} currency={currency} />}
              </td>
            </tr>
          )),
      )}
    </MoneyTable>
  );
}

function Agrees({ agreement, currency }: { agreement: Agreement; currency: string }) {
  if (agreement.kind === 'none') return <span className={styles.small}>No list</span>;
  if (agreement.kind === 'unknown') return <span className={styles.differs}>No answer</span>;
  if (agreement.kind === 'differs')
    return (
      <b className={styles.differs}>
        {countText(agreement.count, 'difference')}, {amountText(agreement.by, currency)}
      </b>
    );
  return (
    <span className={styles.agrees}>
      <CheckIcon small /> Agrees
    </span>
  );
}

/** Each difference from a gateway's list; nothing where there is none. */
export function Differences({ close }: { close: DayClose }) {
  const found = differencesOf(close);
  if (found.length === 0) return null;
  return (
    <MoneyTable
      title="Differences"
      note="Payments that began on this day"
      columns={['What', 'Ours', 'Theirs', 'Differs by']}
    >
      {found.map((difference) => (
        <tr key={`${difference.kind} ${difference.gatewayPaymentId} ${difference.paymentId}`}>
          <th scope="row">
            {differenceNames[difference.kind]}
            <span className={styles.reference}>
              {gatewayNames[difference.gateway]} {difference.gatewayPaymentId ?? 'without a number'}
            </span>
          </th>
          <Amount of={difference.recorded} currency={close.currency} />
          <Amount of={difference.stated} currency={close.currency} />
          <td className={styles.amount}>
            <b className={styles.differs}>{amountText(differsBy(difference), close.currency)}</b>
          </td>
        </tr>
      ))}
    </MoneyTable>
  );
}
