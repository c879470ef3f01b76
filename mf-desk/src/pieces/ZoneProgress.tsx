import type { StorageZone } from '@storefront/api/entities/desk/pick-list';
import { CheckIcon } from '@storefront/ui/icons/check';
import { ZoneIcon } from './icons';
import { decidedOf, zoneNames } from './texts';
import styles from './ZoneProgress.module.css';

export interface ZoneShare {
  readonly zone: StorageZone;
  readonly decided: number;
  readonly total: number;
}

/** The length of a whole part, in units of its drawing. */
const LENGTH = 100;

/** How far a batch is, in one part for each zone that it has. */
export function ZoneProgress({ zones, end }: { zones: readonly ZoneShare[]; end?: string }) {
  const decided = zones.reduce((sum, zone) => sum + zone.decided, 0);
  const total = zones.reduce((sum, zone) => sum + zone.total, 0);
  return (
    <div className={styles.progress}>
      <p className={styles.words}>
        <b>{decidedOf(decided, total)}</b>
        {end && <span>{end}</span>}
      </p>
      <ul className={styles.zones}>
        {zones.map((zone) => (
          <li key={zone.zone}>
            <svg className={styles.bar} viewBox={`0 0 ${LENGTH} 12`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={zone.total > 0 ? (LENGTH * zone.decided) / zone.total : 0} height="12" />
            </svg>
            <span className={styles.zone}>
              {zone.decided === zone.total ? <CheckIcon small /> : <ZoneIcon zone={zone.zone} small />}
              <span>
                {zoneNames[zone.zone]} {zone.decided}/{zone.total}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
