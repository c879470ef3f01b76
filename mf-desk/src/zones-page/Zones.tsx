import { countText } from '@storefront/messages/count-text';
import { Button } from '@storefront/ui/button';
import { PlusIcon } from '@storefront/ui/icons/plus';
import { Notice } from '@storefront/ui/notice';
import { useEffect, useRef, useState } from 'react';
import styles from '../content-pieces/Content.module.css';
import layout from '../frame/Layout.module.css';
import { useDiscardQuestion } from '../unsaved/use-discard-question';
import type { ZonesFound } from './read-zones';
import { useZones } from './use-zones';
import { ZoneEditor } from './ZoneEditor';
import { ZoneHistory } from './ZoneHistory';
import { ZoneMapPane } from './ZoneMapPane';
import page from './ZonesPage.module.css';
import { zoneLine } from './zone-words';

/** The zones of a store: a list, the form of one of them, their rings on a map, and what its postcodes order. */
export function Zones({ found }: { found: ZonesFound }) {
  const { storeId, currency, postcodes, store } = found;
  const [chosen, setChosen] = useState<number | 'new' | undefined>(found.zones[0]?.zoneId);
  const [isDirty, setDirty] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const wantsFocus = useRef(false);
  // The form may be below the list. It is another one after a choice or a save, so its heading takes the focus then.
  useEffect(() => {
    if (wantsFocus.current) heading.current?.focus();
    wantsFocus.current = false;
  });
  const show = (which: number | 'new' | undefined) => {
    wantsFocus.current = true;
    setChosen(which);
  };
  const state = useZones(found, (saved) => show(saved?.zoneId));
  const { zones, said, setSaid, theirs, setTheirs } = state;
  const zone = chosen === 'new' ? undefined : (zones.find(({ zoneId }) => zoneId === chosen) ?? zones[0]);
  const { ask, question } = useDiscardQuestion(isDirty ? (zone?.values.name ?? 'the new zone') : undefined);
  const choose = (which: number | 'new') =>
    ask(() => {
      setSaid(undefined);
      setTheirs(undefined);
      show(which);
    });
  const ownerOf = (prefix: string) => zones.find(({ values }) => values.prefixes.includes(prefix))?.values.name;
  const version = JSON.stringify(zones);
  return (
    <>
      <div className={layout.head}>
        <p className="sf-muted">
          {zones.length === 0
            ? 'Without a zone the store delivers to its whole delivery area at the price of each slot.'
            : `${countText(zones.length, 'zone')}. The store delivers within them only.`}
        </p>
        <div className={styles.tools}>
          <Button icon={<PlusIcon />} onClick={() => choose('new')}>
            New zone
          </Button>
        </div>
      </div>
      <div role="status">{said && <Notice kind="success">{said}</Notice>}</div>
      <div className={styles.columns}>
        <nav aria-label="Zones">
          {zones.length === 0 && <p className="sf-muted">There is no zone yet.</p>}
          {zones.length > 0 && (
            <ul className={styles.list}>
              {zones.map((one) => (
                <li key={one.zoneId}>
                  <button
                    type="button"
                    className={styles.entry}
                    aria-current={one.zoneId === zone?.zoneId || undefined}
                    onClick={() => choose(one.zoneId)}
                  >
                    <span>
                      <b>{one.values.name}</b>
                      <small>{zoneLine(one.values, currency)}</small>
                    </span>
                    <small className={page.count}>{countText(one.orders, 'order')}</small>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </nav>
        <ZoneEditor
          key={zone ? `${zone.zoneId} ${JSON.stringify(zone.values)}` : 'new'}
          {...state}
          zone={zone}
          theirs={theirs}
          currency={currency}
          heading={heading}
          onDirty={setDirty}
        />
        <div className={styles.side}>
          <ZoneMapPane store={store} zones={zones} chosen={zone?.zoneId} />
          <section className={layout.panel} aria-label="Demand">
            <h2>Demand</h2>
            <p className={layout.small}>Deliveries ordered in the last four weeks</p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
            <ul className={page.postcodes} tabIndex={0} aria-label="Deliveries by postcode">
              {postcodes.map(({ prefix, orders }) => (
                <li key={prefix}>
                  <span>
                    <b>{prefix}</b> <span className="sf-muted">{ownerOf(prefix) ?? 'no zone of its own'}</span>
                  </span>
                  <span>{orders}</span>
                </li>
              ))}
            </ul>
          </section>
          <ZoneHistory key={version} storeId={storeId} currency={currency} />
        </div>
      </div>
      {question}
    </>
  );
}
