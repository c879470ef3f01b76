import type { DaySum } from '@storefront/api/entities/day-close';
import { currencyFormat } from '@storefront/money/currency-format';
import { dayName } from '../calendar/days';
import { amountText } from './Amount';
import { barHeights } from './day-sums';
import panel from './MoneyPage.module.css';
import { moneyPath } from './money-path';
import styles from './WeekChart.module.css';

/** The height of a whole bar, in units of its drawing. */
const FULL = 100;

export interface WeekChartProps {
  readonly week: readonly DaySum[];
  readonly day: string;
  readonly store: string | undefined;
  readonly currency: string;
}

/** What was taken on each of seven days, as bars in a table: who does not see the bars reads the amounts. */
export function WeekChart({ week, day: shown, store, currency }: WeekChartProps) {
  const heights = barHeights(
    week.map(({ taken }) => taken),
    FULL,
  );
  const short = (minor: number) => shortAmount(minor, currency);
  return (
    <section className={panel.panel} aria-label="The week">
      <h2>
        The week <span>Taken, and refunds below</span>
      </h2>
      <table className={styles.chart}>
        <thead>
          <tr>
            {week.map(({ day }) => (
              <th key={day} scope="col">
                <a
                  href={moneyPath({ day, ...(store && { store }) })}
                  aria-current={day === shown ? 'date' : undefined}
                  aria-label={dayName(day)}
                >
                  {dayName(day).split(' ')[0]}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {week.map(({ day, taken }, place) => (
              <td key={day} data-shown={day === shown || undefined}>
                <svg viewBox={`0 0 40 ${FULL}`} preserveAspectRatio="none" aria-hidden="true">
                  <rect y={FULL - (heights[place] ?? 0)} width="40" height={heights[place] ?? 0} />
                </svg>
                <b aria-hidden="true">{short(taken)}</b>
                <span className="sf-hidden">{amountText(taken, currency)} taken</span>
              </td>
            ))}
          </tr>
          <tr>
            {week.map(({ day, refunded }) => (
              <td key={day} className={styles.refunded}>
                <span aria-hidden="true">{refunded === 0 ? '–' : short(-refunded)}</span>
                <span className="sf-hidden">{amountText(refunded, currency)} refunded</span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** From so many on, amounts are in thousands. */
const THOUSAND = 1_000;

/** A rounded amount that fits below a bar: '£15.9K', '£640'. */
function shortAmount(minor: number, currency: string): string {
  const major = minor / currencyFormat({ currency }).minorPerMajor;
  const maximumFractionDigits = Math.abs(major) < THOUSAND ? 0 : 1;
  const options = { style: 'currency', currency, notation: 'compact', maximumFractionDigits } as const;
  return new Intl.NumberFormat('en-GB', options).format(major);
}
