import type { DayClose } from '@storefront/api/entities/day-close';
import { closeCsv } from '@storefront/messages/day-close/close-csv';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { ErrorState } from '@storefront/ui/error-state';
import { Notice } from '@storefront/ui/notice';
import { SelectField } from '@storefront/ui/select-field';
import { addDays, dayName } from '../calendar/days';
import { DeskFrame } from '../frame/DeskFrame';
import { Stepped } from '../pieces/Stepped';
import { saveFile } from '../pieces/save-file';
import { DayCloseOf } from './DayCloseOf';
import styles from './MoneyPage.module.css';
import { type MoneyQuery, moneyPath } from './money-path';
import type { MoneyRead } from './read-money';

/** The day close of one day: what was taken and given back, and whether the gateways agree. */
export function MoneyPage({ data: { visit, money, store }, query }: { data: MoneyRead; query: MoneyQuery }) {
  const { day, today } = query;
  const step = (to: string) => ({ label: dayName(to), href: moneyPath({ day: to, ...(store && { store }) }) });
  return (
    <DeskFrame visit={{ ...visit, store: visit.operator.stores.find(({ slug }) => slug === store) }} section="money">
      <div className={styles.head}>
        <h1>Day close</h1>
        <Stepped label="Day" before={step(addDays(day, -1))} after={day < today ? step(addDays(day, 1)) : undefined}>
          {dayName(day)}
        </Stepped>
        <div className={styles.tools}>
          <StoreOf visit={visit} store={store} day={day} />
          {money && <Export close={money.close} store={store} />}
        </div>
      </div>
      {!money && <ErrorState title="You work in no store yet.">An administrator gives you one.</ErrorState>}
      {money && !money.close.isClosed && (
        <Notice kind="warning">This day is not over: its sums may still change.</Notice>
      )}
      {money && <DayCloseOf close={money.close} week={money.week} store={store} />}
    </DeskFrame>
  );
}

/** Which store is shown; only who works in all of them sees the sums of all. */
function StoreOf({ visit: { operator }, store, day }: Pick<MoneyRead, 'visit' | 'store'> & { day: string }) {
  const { navigate } = usePageContext();
  if (operator.stores.length < 2) return null;
  return (
    <SelectField
      label="Store"
      hideLabel
      value={store ?? ''}
      options={[
        ...(operator.worksInAllStores ? [{ value: '', label: 'All stores' }] : []),
        ...operator.stores.map(({ slug, name }) => ({ value: slug, label: name })),
      ]}
      onChange={({ target }) => navigate(moneyPath({ day, ...(target.value && { store: target.value }) }))}
    />
  );
}

/** The day close as files, of the same sums that are shown. */
function Export({ close, store }: { close: DayClose; store: string | undefined }) {
  const name = `day-close-${close.day}${store ? `-${store}` : ''}`;
  return (
    <>
      <Button kind="quiet" onClick={() => saveFile(`${name}.csv`, 'text/csv', `${closeCsv(close).join('\r\n')}\r\n`)}>
        Save as CSV
      </Button>
      <Button kind="quiet" onClick={() => saveFile(`${name}.json`, 'application/json', JSON.stringify(close, null, 2))}>
        Save as JSON
      </Button>
    </>
  );
}
