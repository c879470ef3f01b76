import type { Collection } from '@storefront/api/entities/desk/collection';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { classNames } from '@storefront/ui/class-names';
import { CashIcon } from '@storefront/ui/icons/cash';
import { CheckIcon } from '@storefront/ui/icons/check';
import { ChevronRightIcon } from '@storefront/ui/icons/chevron-right';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { WarningIcon } from '@storefront/ui/icons/warning';
import { useId } from 'react';
import { AgeSign } from '../pieces/Age';
import { StateChip } from '../pieces/Chip';
import { BagPlace } from '../pieces/Plate';
import row from '../pieces/Row.module.css';
import desk from '../style/desk.module.css';
import { bagTotal } from './counter.model';
import { slotOf } from './slot-of';
import * as texts from './texts';

export interface CollectionRowsProps {
  readonly title: string;
  readonly collections: readonly Collection[];
  readonly onOpen: (collection: Collection) => void;
}

/** One part of the list; nothing if it is empty. */
export function CollectionRows({ title, collections, onOpen }: CollectionRowsProps) {
  const { business } = usePageContext();
  const id = useId();
  if (collections.length === 0) return null;
  return (
    <section className={desk.stack} aria-labelledby={id}>
      <div className={row.head}>
        <h2 id={id}>{title}</h2>
        <small>{texts.orderCount(collections.length)}</small>
      </div>
      <ul className={classNames(desk.card, desk.flush)}>
        {collections.map((collection) => (
          <li key={collection.businessOrderId}>
            <button type="button" className={row.row} onClick={() => onOpen(collection)}>
              <span className={row.text}>
                <b>{collection.customer}</b>
                <small>
                  {collection.businessOrderId} · {slotOf(collection)}
                </small>
                <span className={desk.row}>
                  {collection.place && <BagPlace place={collection.place} />}
                  {collection.isReady ? (
                    <StateChip kind="done" icon={<CheckIcon small />}>
                      {texts.readyChip}, {texts.bagsOf(bagTotal(collection))}
                    </StateChip>
                  ) : (
                    <StateChip kind="wait" icon={<ClockIcon small />}>
                      {texts.pickingChip}
                    </StateChip>
                  )}
                  {collection.isOverdue && (
                    <StateChip kind="risk" icon={<WarningIcon small />}>
                      {texts.overdueChip}
                    </StateChip>
                  )}
                  {collection.toPay !== null && (
                    <StateChip kind="wait" icon={<CashIcon small />}>
                      {texts.cashChip(formatMoney(collection.toPay, { currency: business.currency }))}
                    </StateChip>
                  )}
                </span>
              </span>
              {collection.proofOfAge !== null && <AgeSign age={collection.proofOfAge} />}
              <ChevronRightIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
