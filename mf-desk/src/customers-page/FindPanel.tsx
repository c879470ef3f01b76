import type { ApiClient } from '@storefront/api/client';
import { DESK_SEARCH_MAX_LENGTH, SEARCH_TERM_MIN_LENGTH } from '@storefront/api/constants';
import type { ReplyOf } from '@storefront/api/operation-types';
import { countText } from '@storefront/messages/count-text';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { ErrorState } from '@storefront/ui/error-state';
import { SearchIcon } from '@storefront/ui/icons/search';
import { TextField } from '@storefront/ui/text-field';
import { type FormEvent, useCallback, useState } from 'react';
import { initials } from '../frame/initials';
import { customersPath } from './customers-path';
import styles from './Rows.module.css';
import { rememberedSearch, rememberSearch } from './remembered-search';

type Found = { readonly kind: 'read'; readonly found: ReplyOf<'POST /desk/customers'> };

async function find(api: ApiClient, text: string, signal: AbortSignal): Promise<Found | { readonly kind: 'failed' }> {
  const reply = await api.call('POST /desk/customers', { body: { text }, signal });
  return reply.ok ? { kind: 'read', found: reply.data } : { kind: 'failed' };
}

export interface FindPanelProps {
  /** The one who is open. */
  readonly person: string | undefined;
  readonly operatorId: number;
}

/** The search for people. What is typed is personal data, so that it stays on the page and out of the address. */
export function FindPanel({ person, operatorId }: FindPanelProps) {
  const { api } = usePageContext();
  const [before] = useState(() => rememberedSearch(operatorId));
  const [asked, setAsked] = useState(before?.text);
  const read = useCallback(
    async (signal: AbortSignal) => {
      const text = asked ?? '';
      const result = await find(api, text, signal);
      if (result.kind === 'read' && !signal.aborted) rememberSearch(operatorId, { text, found: result.found });
      return result;
    },
    [api, asked, operatorId],
  );
  const [reading, reload] = useRead<Found | { readonly kind: 'failed' }>(
    asked === undefined ? undefined : read,
    before && { kind: 'read', found: before.found },
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim();
    const isSearch = text.length >= SEARCH_TERM_MIN_LENGTH;
    if (!isSearch) rememberSearch(operatorId, undefined);
    setAsked(isSearch ? text : undefined);
  };
  return (
    <section className={styles.panel} aria-label="Find a person">
      <search>
        <form className={styles.find} onSubmit={submit}>
          <TextField
            label="Find a person"
            hideLabel
            type="search"
            name="text"
            defaultValue={before?.text}
            autoComplete="off"
            maxLength={DESK_SEARCH_MAX_LENGTH}
            leading={<SearchIcon small />}
            hint="Name, phone, e-mail, order number or postcode, in any order. Enter searches."
          />
        </form>
      </search>
      <div role="status" className={styles.said}>
        {asked !== undefined && reading.kind === 'loading' && 'Searching…'}
        {asked !== undefined && reading.kind === 'read' && foundText(reading.found)}
      </div>
      {asked !== undefined && reading.kind === 'failed' && (
        <ErrorState small title="The search failed." onRetry={reload} />
      )}
      {asked !== undefined && reading.kind === 'read' && (
        <ul className={styles.rows}>
          {reading.found.customers.map((one) => (
            <li key={one.customer}>
              <a
                className={styles.row}
                href={customersPath({ person: one.customer })}
                aria-current={one.customer === person ? 'true' : undefined}
              >
                <span className={styles.face} aria-hidden="true">
                  {initials(one.name)}
                </span>
                <span className={styles.words}>
                  <b>{one.name}</b>
                  <span>{[one.postcode, one.isBlocked && 'Blocked'].filter(Boolean).join(', ')}</span>
                </span>
                <span className={styles.end}>
                  {!one.isMember && 'Guest, '}
                  {countText(one.orderCount, 'order')}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function foundText({ customers, hasMore }: Found['found']): string {
  if (customers.length === 0) return 'Nobody matches.';
  return hasMore
    ? `The first ${customers.length}. Add a word to find fewer.`
    : countText(customers.length, 'person', 'people');
}
