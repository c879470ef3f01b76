import { deskPaths } from '../navigation/desk-paths';

/** Which day close is shown. */
export interface MoneyQuery {
  readonly day: string;
  /** A store's slug; without it all stores, or the operator's own. */
  readonly store?: string;
  /** The day on which it is asked. */
  readonly today: string;
}

/** The page of a day close. */
export const moneyPath = ({ day, store }: Pick<MoneyQuery, 'day' | 'store'>): string =>
  `${deskPaths.money}?${new URLSearchParams({ day, ...(store && { store }) })}`;
