import type { DayClose } from '@storefront/api/entities/day-close';
import { isQuiet, takenParts } from './day-sums';
import { Equation } from './Equation';
import styles from './MoneyPage.module.css';
import { Differences, Payments } from './Payments';
import { Refunds, SalesByRate } from './Sales';
import { Stores } from './Stores';
import { WeekChart, type WeekChartProps } from './WeekChart';

export interface DayCloseOfProps extends Pick<WeekChartProps, 'week' | 'store'> {
  readonly close: DayClose;
}

/** The sums of a day, and the week before it. */
export function DayCloseOf({ close, week, store }: DayCloseOfProps) {
  const { total, currency, day, stores } = close;
  const chart = <WeekChart week={week} day={day} store={store} currency={currency} />;
  if (isQuiet(total))
    return (
      <>
        <p className={styles.nothing}>No money moved on this day.</p>
        <Differences close={close} />
        {chart}
      </>
    );
  return (
    <>
      <Equation parts={takenParts(total)} sales={total.sales.count} currency={currency} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Payments close={close} />
          <Differences close={close} />
          {stores.length > 1 && <Stores close={close} />}
        </div>
        <div className={styles.column}>
          {chart}
          <SalesByRate close={close} />
          <Refunds close={close} />
        </div>
      </div>
    </>
  );
}
