import { DESK_SEARCH_MAX_LENGTH } from '@storefront/api/constants';
import type { OperatorAction } from '@storefront/api/entities/desk/operator-action';
import { currentTime } from '@storefront/bus/current-time';
import { dayLabel, timeLabel } from '@storefront/dates/plain';
import { countText } from '@storefront/messages/count-text';
import { Button } from '@storefront/ui/button';
import { TextField } from '@storefront/ui/text-field';
import { DeskFrame } from '../frame/DeskFrame';
import { Pager } from '../frame/Pager';
import { roleNames } from '../frame/role-names';
import { deskPaths, orderPath } from '../navigation/desk-paths';
import styles from './AuditPage.module.css';
import { changesOf } from './changes';
import type { AuditQuery, AuditRead } from './read-audit';

/** Who did what at the desk, to what, why, and whether it was done. */
export function AuditPage({ data: { visit, query, found } }: { data: AuditRead }) {
  const { actions, page, limit, total } = found;
  return (
    <DeskFrame visit={visit} section="audit">
      <h1>Audit</h1>
      <search>
        <form className={styles.filter} action={deskPaths.audit}>
          <TextField
            label="Order, name, reason or outcome"
            type="search"
            name="text"
            defaultValue={query.text}
            maxLength={DESK_SEARCH_MAX_LENGTH}
          />
          <TextField label="Day" type="date" name="day" defaultValue={query.day} />
          <Button type="submit">Search</Button>
        </form>
      </search>
      <p className="sf-muted" role="status">
        {countText(total, 'action')}
      </p>
      <ul className={styles.list}>
        {actions.map((action) => (
          <ActionRow key={action.actionId} action={action} />
        ))}
      </ul>
      {actions.length === 0 && <p className="sf-muted">Nothing was done that matches.</p>}
      <Pager page={page} limit={limit} total={total} hrefOf={(to) => pageHref(query, to)} />
    </DeskFrame>
  );
}

const pageHref = ({ text, day }: AuditQuery, page: number): string =>
  `${deskPaths.audit}?${new URLSearchParams({ ...(text && { text }), ...(day && { day }), page: String(page) })}`;

function ActionRow({ action }: { action: OperatorAction }) {
  const { at, operatorName, role, summary, orderNumber, reason, outcome, before, after } = action;
  const changes = changesOf(before, after);
  return (
    <li className={styles.row}>
      <time dateTime={at}>
        {dayLabel(new Date(at), currentTime())}, {timeLabel(new Date(at))}
      </time>
      <p>
        <b>{operatorName}</b>, {roleNames[role].toLowerCase()}
      </p>
      <div>
        <p>
          {summary}
          {orderNumber && (
            <>
              {': '}
              <a href={orderPath(orderNumber)}>{orderNumber}</a>
            </>
          )}
        </p>
        {reason && <p>“{reason}”</p>}
        {changes.map(({ field, from, to }) => (
          <p key={field} className={styles.change}>
            {field}: <del>{from}</del> <ins>{to}</ins>
          </p>
        ))}
      </div>
      <p className={styles.outcome} data-done={outcome === 'done' || undefined}>
        {outcome === 'done' ? 'Done' : outcome.replaceAll('_', ' ')}
      </p>
    </li>
  );
}
