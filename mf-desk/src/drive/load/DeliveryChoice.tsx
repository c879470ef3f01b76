import type { WaitingDelivery } from '@storefront/api/entities/desk/drive';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { CashIcon } from '@storefront/ui/icons/cash';
import { AgeSign } from '../../pieces/Age';
import { StateChip, ZoneChip } from '../../pieces/Chip';
import { Choice } from '../../pieces/Choice';
import { BagPlace } from '../../pieces/Plate';
import row from '../../pieces/Row.module.css';
import desk from '../../style/desk.module.css';
import * as texts from '../texts';

export interface DeliveryChoiceProps {
  readonly order: WaitingDelivery;
  readonly isChosen: boolean;
  readonly isBlocked: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** One delivery that waits: where it goes, where its bags stand and what the door needs. */
export function DeliveryChoice({ order, ...choice }: DeliveryChoiceProps) {
  const { business } = usePageContext();
  const { businessOrderId, postcode, place, bags, toPay, proofOfAge } = order;
  return (
    <Choice kind="checkbox" name="deliveries" {...choice}>
      <span className={row.text}>
        <b>
          {postcode} · {texts.bagsOf(bags.reduce((sum, { count }) => sum + count, 0))}
        </b>
        <small>{businessOrderId}</small>
        <span className={desk.row}>
          {place && <BagPlace place={place} />}
          {bags.map(({ zone }) => (
            <ZoneChip key={zone} zone={zone} />
          ))}
          {toPay !== null && (
            <StateChip kind="wait" icon={<CashIcon small />}>
              {texts.cashOf(formatMoney(toPay, { currency: business.currency }))}
            </StateChip>
          )}
        </span>
      </span>
      {proofOfAge !== null && <AgeSign age={proofOfAge} />}
    </Choice>
  );
}
