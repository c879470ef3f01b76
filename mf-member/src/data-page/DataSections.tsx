import type { MemberData } from '@storefront/api/entities/member-data';
import { Button } from '@storefront/ui/button';
import { useEffect, useRef } from 'react';
import styles from './DataPage.module.css';
import { fieldLabel } from './field-label';

/** Saves a member's data as a file of the device. */
function download(data: MemberData): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'my-data.json' });
  link.click();
  URL.revokeObjectURL(url);
}

/** A member's data to read, by kind; kinds without an entry say so. */
export function DataSections({ data }: { data: MemberData }) {
  const top = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => top.current?.focus(), []);
  return (
    <div ref={top} tabIndex={-1} className={styles.data}>
      <div>
        <Button onClick={() => download(data)}>Save as a file (JSON)</Button>
      </div>
      {data.sections.map(({ name, title, records }) => (
        <section key={name} aria-label={title}>
          <h3 className="sf-h3">{title}</h3>
          {records.length === 0 && <p className="sf-muted">Nothing stored.</p>}
          {records.map((record, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
            <dl key={place} className={styles.record}>
              {Object.entries(record).map(([field, value]) => (
                <div key={field}>
                  <dt>{fieldLabel(field)}</dt>
                  <dd>{value || '–'}</dd>
                </div>
              ))}
            </dl>
          ))}
        </section>
      ))}
    </div>
  );
}
