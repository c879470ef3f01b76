import type { DealValues, DeskDeal } from '@storefront/api/entities/desk/desk-deal';
import { countText } from '@storefront/messages/count-text';
import { Button } from '@storefront/ui/button';
import { ConfirmDialog } from '@storefront/ui/confirm-dialog';
import { PlusIcon } from '@storefront/ui/icons/plus';
import { Notice } from '@storefront/ui/notice';
import { useEffect, useRef, useState } from 'react';
import styles from '../content-pieces/Content.module.css';
import { StateMark } from '../content-pieces/StateMark';
import layout from '../frame/Layout.module.css';
import { useDiscardQuestion } from '../unsaved/use-discard-question';
import { DealEditor } from './DealEditor';
import { DealHistory } from './DealHistory';
import { dealTimesText } from './deal-words';
import type { DealsRead } from './read-deals';
import { useDeals } from './use-deals';

/** The deals of the business: a list, and the form of one of them. */
export function Deals({ found }: { found: DealsRead['found'] }) {
  const { currency } = found;
  const [chosen, setChosen] = useState<number | 'new' | undefined>(found.deals[0]?.dealId);
  const [isDirty, setDirty] = useState(false);
  const [ending, setEnding] = useState<DeskDeal>();
  const [problem, setProblem] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const wantsFocus = useRef(false);
  // The form may be below the list. It is another one after a choice or a save, so its heading takes the focus then.
  useEffect(() => {
    if (wantsFocus.current) heading.current?.focus();
    wantsFocus.current = false;
  });
  const show = (which: number | 'new') => {
    wantsFocus.current = true;
    setChosen(which);
  };
  const { deals, said, change, end, add, setSaid } = useDeals(found, ({ dealId }) => show(dealId));
  const deal = chosen === 'new' ? undefined : deals.find(({ dealId }) => dealId === chosen);
  const live = deals.filter(({ state }) => state === 'live').length;
  const { ask, question } = useDiscardQuestion(isDirty ? (deal?.values.name ?? 'the new deal') : undefined);
  const choose = (which: number | 'new') =>
    ask(() => {
      setSaid(undefined);
      setProblem(undefined);
      show(which);
    });
  const changeOutsideForm = async (of: DeskDeal, set: DealValues) => setProblem((await change(of, set))?.message);
  const version = deal && `${deal.dealId} ${deal.state} ${JSON.stringify(deal.values)}`;
  return (
    <>
      <div className={layout.head}>
        <h1>Deals</h1>
        <p className="sf-muted">{countText(live, 'deal')} live</p>
        <div className={styles.tools}>
          <Button icon={<PlusIcon />} onClick={() => choose('new')}>
            New deal
          </Button>
        </div>
      </div>
      <div role="status">{said && <Notice kind="success">{said}</Notice>}</div>
      {problem && (
        <Notice kind="danger" role="alert">
          {problem}
        </Notice>
      )}
      <div className={styles.columns}>
        <nav aria-label="Deals">
          {deals.length === 0 && <p className="sf-muted">There is no deal yet.</p>}
          <ul className={styles.list}>
            {deals.map((one) => (
              <li key={one.dealId}>
                <button
                  type="button"
                  className={styles.entry}
                  aria-current={one.dealId === deal?.dealId || undefined}
                  onClick={() => choose(one.dealId)}
                >
                  <span>
                    <b>{one.values.name}</b>
                    <small>
                      {one.values.text}. {dealTimesText(one.values)}
                    </small>
                  </span>
                  <StateMark state={one.state} />
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <DealEditor
          key={version ?? 'new'}
          deal={deal}
          currency={currency}
          heading={heading}
          onChange={change}
          onAdd={(kind, items, set) => add({ kind, menuItemIds: items.map(({ menuItemId }) => menuItemId), set })}
          onDirty={setDirty}
          onEnd={(live) => ask(() => setEnding(live))}
          onResume={(ended) => ask(() => changeOutsideForm(ended, { ...ended.values, endsAt: null }))}
        />
        {deal && (
          <div className={styles.side}>
            <DealHistory
              key={version}
              deal={deal}
              currency={currency}
              onUndo={(before) => ask(() => changeOutsideForm(deal, before))}
            />
          </div>
        )}
      </div>
      {question}
      <ConfirmDialog
        open={ending !== undefined}
        onOpenChange={(open) => !open && setEnding(undefined)}
        title={`End ${ending?.values.name}?`}
        question="Baskets pay full prices from now on. Orders that have been placed keep their prices."
        confirmLabel="End deal"
        cancelLabel="Keep"
        danger
        onConfirm={async () => {
          if (!ending) return;
          setEnding(undefined);
          setProblem((await end(ending))?.message);
        }}
      />
    </>
  );
}
