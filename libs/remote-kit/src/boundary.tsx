import { createContext, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import type { BoundaryEntry, PartComponent } from './page-parts/boundary-entry.types';
import { canRetryInPlace } from './page-parts/can-retry-in-place';
import { RenderedBoundary } from './page-parts/rendered-boundary';
import { PartFailure } from './part-failure';

interface Boundaries {
  readonly entries: Readonly<Record<string, BoundaryEntry>>;
  /** The message beside an essential part that failed. */
  readonly renderFailureNotice: (tryAgain: () => void) => ReactNode;
}

const BoundaryContext = createContext<Boundaries>({ entries: {}, renderFailureNotice: () => null });

/** For the shell alone: the boundaries that the composition offers on this page, and the message for a failed one. */
export function BoundaryProvider({ entries, renderFailureNotice, children }: Boundaries & { children: ReactNode }) {
  const [value] = useState({ entries, renderFailureNotice });
  return <BoundaryContext value={value}>{children}</BoundaryContext>;
}

interface BoundaryProps {
  readonly name: string;
  /** Shown at the part's size until it has loaded; also after a failure, unless the part is hidden then. */
  readonly skeleton: ReactNode;
  /** Props for the part. */
  readonly props?: Record<string, unknown>;
  /** False: the part is not needed now (e.g. on a narrow screen) and is not loaded. */
  readonly enabled?: boolean;
}

/** Shows a part that its owner releases independently. Its owner's declared policy decides what a failure shows. */
export function Boundary({ name, skeleton, props = {}, enabled = true }: BoundaryProps) {
  const { entries, renderFailureNotice } = useContext(BoundaryContext);
  const entry = entries[name];
  if (!entry) return <>{skeleton}</>;
  if (entry.rendered)
    return (
      <RenderedBoundary
        name={name}
        entry={entry}
        rendered={entry.rendered}
        skeleton={skeleton}
        props={props}
        renderFailureNotice={renderFailureNotice}
      />
    );
  return (
    <LoadedBoundary
      entry={entry}
      skeleton={skeleton}
      props={props}
      enabled={enabled}
      renderFailureNotice={renderFailureNotice}
    />
  );
}

interface LoadedBoundaryProps extends Required<Omit<BoundaryProps, 'name'>> {
  readonly entry: BoundaryEntry;
  readonly renderFailureNotice: Boundaries['renderFailureNotice'];
}

/** A part that only the browser renders: its skeleton is shown first. */
function LoadedBoundary({ entry, skeleton, props, enabled, renderFailureNotice }: LoadedBoundaryProps) {
  const [loaded, setLoaded] = useState<PartComponent | undefined>(() => entry.component);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` triggers a retry
  useEffect(() => {
    if (loaded || !enabled) return;
    let current = true;
    entry.load().then(
      (component) => current && setLoaded(() => component),
      (error) => {
        entry.report(error);
        if (current) setFailure({ error });
      },
    );
    return () => {
      current = false;
    };
  }, [entry, loaded, enabled, attempt]);

  const tryAgain = (error: unknown) => {
    // A part that throws again after a remount needs another version.
    if (!canRetryInPlace(error) || (error === undefined && attempt > 0)) return location.reload();
    setFailure(undefined);
    setLoaded(undefined);
    setAttempt((count) => count + 1);
  };
  const fallback = (error: unknown) => {
    if (entry.policy === 'hidden') return null;
    return (
      <>
        {skeleton}
        {entry.policy === 'essential' && renderFailureNotice(() => tryAgain(error))}
      </>
    );
  };
  if (failure) return fallback(failure.error);
  if (!loaded) return <>{skeleton}</>;
  const Part = loaded;
  return (
    <Suspense fallback={skeleton}>
      <PartFailure key={attempt} fallback={fallback(undefined)} onFailure={entry.report}>
        <Part {...props} />
      </PartFailure>
    </Suspense>
  );
}
