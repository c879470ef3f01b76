import { classNames } from '@storefront/ui/class-names';
import { Picture } from '@storefront/ui/picture';
import { AgeSign } from '../../pieces/Age';
import { ZoneChip } from '../../pieces/Chip';
import { PlaceSign } from '../../pieces/Plate';
import row from '../../pieces/Row.module.css';
import { shownSize } from '../../pieces/shown-size';
import { ToteSign } from '../../pieces/Tote';
import desk from '../../style/desk.module.css';
import type { PickStop } from '../model/stops';
import { lastStop, nextTitle, walkingOrder } from '../texts';

/** The stops after this one; a press goes there first. */
export function NextStops({ stops, onGo }: { stops: readonly PickStop[]; onGo: (key: string) => void }) {
  if (stops.length === 0) return <p className={desk.muted}>{lastStop}</p>;
  return (
    <section className={desk.stack} aria-labelledby="next-stops">
      <div className={row.head}>
        <h2 id="next-stops">{nextTitle}</h2>
        <small>{walkingOrder}</small>
      </div>
      <ul className={classNames(desk.card, desk.flush)}>
        {stops.map((stop, at) => (
          <li key={stop.key}>
            <button type="button" className={row.row} onClick={() => onGo(stop.key)}>
              <Picture images={stop.item.images} size={64} className={row.picture} />
              <span className={row.text}>
                <b>{stop.item.name}</b>
                {shownSize(stop.item) && <small>{shownSize(stop.item)}</small>}
                <span className={desk.row}>
                  <PlaceSign place={stop.item.place} />
                  {stop.item.zone !== stops[at - 1]?.item.zone && <ZoneChip zone={stop.item.zone} />}
                  {stop.item.minimumAge !== null && <AgeSign age={stop.item.minimumAge} />}
                </span>
              </span>
              <span className={row.totes}>
                {stop.lines.map(({ lineId, quantity, tote }) => (
                  <span key={lineId}>
                    {quantity}
                    <ToteSign tote={tote} />
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
