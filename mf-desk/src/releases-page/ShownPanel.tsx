import type { Releases } from '@storefront/api/entities/desk/releases';
import { momentLabel } from '../calendar/moment-label';
import layout from '../frame/Layout.module.css';
import { authorText, canaryStates, shortId } from './release-words';

/** The composition that shoppers see, since when, by whom and why. */
export function ShownPanel({ releases: { composition, since, pin } }: { releases: Releases }) {
  return (
    <section className={layout.panel} aria-label="What shoppers see">
      <h2>What shoppers see</h2>
      {composition === null ? (
        <p>No composition is shown. Shoppers see the error page.</p>
      ) : (
        <p>
          Composition <b title={composition}>{shortId(composition)}</b>
          {since && ` since ${momentLabel(since.at)}`}
        </p>
      )}
      {since && (
        <div>
          <p>{since.what}</p>
          <p className={layout.small}>{authorText(since)}</p>
        </div>
      )}
      {pin && (
        <div>
          <p>
            Your shop stays with this composition, whatever other shops are shown. {canaryStates[pin.state]}, since{' '}
            {momentLabel(pin.at)}.
          </p>
          <p className={layout.small}>{authorText(pin)}</p>
        </div>
      )}
    </section>
  );
}
