import type { DayClose } from '@storefront/api/entities/day-close';
import { countText } from '@storefront/messages/count-text';
import { refundNames } from '@storefront/messages/day-close/close-rows';
import { Amount } from './Amount';
import { MoneyTable } from './MoneyTable';
import { rateName } from './money-words';

/** Sales by rate of VAT. Tips are outside of it, and older orders have none stored. */
export function SalesByRate({ close: { currency, total } }: { close: DayClose }) {
  const { vat, tips, vatUnknown, other } = total.sales;
  const gross = vat.reduce((sum, one) => sum + one.gross, 0);
  const tax = vat.reduce((sum, one) => sum + one.vat, 0);
  const outside = tips + vatUnknown + other;
  return (
    <MoneyTable title="Sales by VAT rate" columns={['Rate', 'With VAT', 'Net', 'VAT']}>
      {vat.map((one) => (
        <tr key={one.rate}>
          <th scope="row">{rateName(one.rate)}</th>
          <Amount of={one.gross} currency={currency} />
          <Amount of={one.gross - one.vat} currency={currency} />
          <Amount of={one.vat} currency={currency} />
        </tr>
      ))}
      {tips !== 0 && <WithoutVat label="Tips" of={tips} currency={currency} />}
      {vatUnknown !== 0 && <WithoutVat label="VAT not stored" of={vatUnknown} currency={currency} />}
      {other !== 0 && <WithoutVat label="Other" of={other} currency={currency} />}
      <tr>
        <th scope="row">All</th>
        <Amount of={gross + outside} currency={currency} isHead />
        <Amount of={gross + outside - tax} currency={currency} isHead />
        <Amount of={tax} currency={currency} isHead />
      </tr>
    </MoneyTable>
  );
}

const WithoutVat = ({ label, of, currency }: { label: string; of: number; currency: string }) => (
  <tr>
    <th scope="row">{label}</th>
    <Amount of={of} currency={currency} />
    <Amount of={of} currency={currency} />
    <Amount of={0} currency={currency} />
  </tr>
);

/** Refunds by what they were for, and what was cancelled. */
export function Refunds({ close: { currency, total } }: { close: DayClose }) {
  const { refunds, cancellations } = total;
  return (
    <MoneyTable
      title="Refunds"
      note={`${countText(cancellations.count, 'cancelled order')} took nothing`}
      columns={['For', 'Refunds', 'VAT in them', 'Amount']}
    >
      {refunds.map(({ kind, count, amount, vat }) => (
        <tr key={kind}>
          <th scope="row">{refundNames[kind]}</th>
          <td>{count.toLocaleString('en-GB')}</td>
          <Amount of={vat.reduce((sum, one) => sum + one.vat, 0)} currency={currency} />
          <Amount of={amount} currency={currency} />
        </tr>
      ))}
      {refunds.length === 0 && (
        <tr>
          <td colSpan={4}>No refunds.</td>
        </tr>
      )}
    </MoneyTable>
  );
}
