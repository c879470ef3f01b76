import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { RefreshIcon } from '@storefront/ui/icons/refresh';
import { Notice } from '@storefront/ui/notice';
import { useState } from 'react';
import { momentLabel } from '../calendar/moment-label';
import { DeskFrame } from '../frame/DeskFrame';
import layout from '../frame/Layout.module.css';
import { deskPaths } from '../navigation/desk-paths';
import { useLogIn } from '../navigation/use-log-in';
import { CanariesPanel } from './CanariesPanel';
import { PackagesPanel } from './PackagesPanel';
import { type ReleasesRead, readReleases } from './read-releases';
import { authorText } from './release-words';
import { ShownPanel } from './ShownPanel';

/** What shoppers see of the released packages. Who may release is decided by release keys, so it is read only. */
export function ReleasesPage({ data: { visit, releases: first } }: { data: ReleasesRead }) {
  const { api } = usePageContext();
  const logIn = useLogIn(deskPaths.releases);
  const [releases, setReleases] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const [reading, setReading] = useState<'read' | 'failed'>();
  const readAgain = async () => {
    setBusy(true);
    setReading(undefined);
    const read = await readReleases(api);
    setBusy(false);
    if (read.kind === 'log-in') return logIn();
    if (read.kind === 'read') setReleases(read.releases);
    setReading(read.kind === 'read' ? 'read' : 'failed');
  };
  return (
    <DeskFrame visit={visit} section="releases">
      <div className={layout.head}>
        <h1>Releases</h1>
        <Button kind="quiet" icon={<RefreshIcon />} busy={isBusy} onClick={readAgain}>
          Read again
        </Button>
        <p className="sf-muted" role="status">
          {reading === 'read' && 'Read just now.'}
        </p>
      </div>
      {reading === 'failed' && (
        <Notice kind="danger" role="alert">
          This could not be read again. What you see is from before.
        </Notice>
      )}
      <p>
        A release is made with a release key, not here: <code>npm run release -- promote mf-basket</code>.
      </p>
      <div className={layout.columns}>
        <div className={layout.stack}>
          <ShownPanel releases={releases} />
          <CanariesPanel canaries={releases.canaries} />
          <PackagesPanel packages={releases.packages} />
        </div>
        <section className={layout.panel} aria-label="Changes">
          <h2>Changes</h2>
          {releases.changes.length === 0 && <p className="sf-muted">No change has been recorded.</p>}
          <ul>
            {releases.changes.map((change) => (
              <li key={`${change.at} ${change.what}`} className={layout.row}>
                <div>
                  <p>{change.what}</p>
                  <p className={layout.small}>
                    {momentLabel(change.at)}, {authorText(change)}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </DeskFrame>
  );
}
