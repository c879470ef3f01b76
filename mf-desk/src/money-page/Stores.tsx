import type { DayClose } from '@storefront/api/entities/day-close';
import { Amount } from './Amount';
import { takenParts } from './day-sums';
import { MoneyTable } from './MoneyTable';
import { moneyPath } from './money-path';

/** What each store took, beside the others. */
export function Stores({ close: { currency, day, stores } }: { close: DayClose }) {
  return (
    <MoneyTable title="By store" columns={['Store', 'Sales', 'Delivery and fees', 'Tips', 'Refunds', 'Taken']}>
      {stores.map(({ slug, name, sums }) => {
        const { fees, tips, refunded, taken } = takenParts(sums);
        return (
          <tr key={slug}>
            <th scope="row">
              {slug ? <a href={moneyPath({ day, store: slug })}>{name}</a> : 'Payments without an order'}
            </th>
            <td>{sums.sales.count.toLocaleString('en-GB')}</td>
            <Amount of={fees} currency={currency} />
            <Amount of={tips} currency={currency} />
            <Amount of={-refunded} currency={currency} />
            <Amount of={taken} currency={currency} />
          </tr>
        );
      })}
    </MoneyTable>
  );
}
