import { memo, type ReactNode, Suspense, use, useCallback, useEffect, useRef, useState } from 'react';
import { PartFailure } from '../part-failure';
import { ServerHtml } from '../server-html';
import type { BoundaryEntry, PartComponent, RenderedPart } from './boundary-entry.types';
import { canRetryInPlace } from './can-retry-in-place';
import { createPendingComponent, type PendingComponent } from './pending-component';

interface RenderedBoundaryProps {
  readonly name: string;
  readonly entry: BoundaryEntry;
  readonly rendered: RenderedPart;
  readonly skeleton: ReactNode;
  readonly props: Record<string, unknown>;
  /** The message of a failed essential part, beside its HTML from the server. */
  readonly renderFailureNotice: (tryAgain: () => void) => ReactNode;
}

/**
 * A part that the server rendered. Its HTML is left alone until the component has loaded, however late, and is put back
 * when the component throws.
 */
export function RenderedBoundary({
  name,
  entry,
  rendered,
  skeleton,
  props,
  renderFailureNotice,
}: RenderedBoundaryProps) {
  const [pending] = useState(createPendingComponent);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [attempt, setAttempt] = useState(0);
  const restore = useRef<() => void>(undefined);

  const fail = useCallback(
    (error: unknown) => {
      entry.report(error);
      setFailure({ error });
    },
    [entry],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` triggers a retry
  useEffect(() => {
    if (entry.component) return;
    let current = true;
    entry.load().then(
      (component) => {
        if (!current) return;
        restore.current = rendered.saveInputs?.();
        pending.settle(component);
      },
      (error) => current && fail(error),
    );
    return () => {
      current = false;
    };
  }, [entry, pending, rendered, fail, attempt]);

  const tryAgain = () => {
    if (!failure || !canRetryInPlace(failure.error)) return location.reload();
    setFailure(undefined);
    setAttempt((count) => count + 1);
  };
  const onRenderFailure = useCallback(
    (error: unknown) =>
      fail(Object.assign(new Error(String((error as Error)?.message ?? error)), { name: 'CodeFault' })),
    [fail],
  );
  const onHydrated = useCallback(() => restore.current?.(), []);
  return (
    <>
      <div className="sf-part" data-boundary={name}>
        <Hydrated
          entry={entry}
          rendered={rendered}
          pending={pending}
          skeleton={skeleton}
          props={props}
          onRenderFailure={onRenderFailure}
          onHydrated={onHydrated}
        />
      </div>
      {failure && entry.policy === 'essential' && renderFailureNotice(tryAgain)}
    </>
  );
}

interface HydratedProps extends Pick<RenderedBoundaryProps, 'entry' | 'rendered' | 'skeleton' | 'props'> {
  readonly pending: PendingComponent;
  readonly onRenderFailure: (error: unknown) => void;
  readonly onHydrated: () => void;
}

/**
 * Rendered again only when the part's own props change: React discards a part's server HTML if its surroundings change
 * before it has hydrated.
 */
const Hydrated = memo(
  function Hydrated({ entry, rendered, pending, skeleton, props, onRenderFailure, onHydrated }: HydratedProps) {
    return (
      <Suspense fallback={skeleton}>
        <PartFailure
          fallback={<ServerHtml html={rendered.html} saveInputs={rendered.saveInputs} />}
          onFailure={onRenderFailure}
        >
          <Part entry={entry} rendered={rendered} pending={pending} props={props} />
        </PartFailure>
        <PartEnd rendered={rendered} onHydrated={onHydrated} />
      </Suspense>
    );
  },
  (before, after) => before.entry === after.entry && sameValues(before.props, after.props),
);

const sameValues = (a: Record<string, unknown>, b: Record<string, unknown>): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => Object.is(a[key], b[key]));

function Part({ entry, rendered, pending, props }: Pick<HydratedProps, 'entry' | 'rendered' | 'pending' | 'props'>) {
  rendered.begin?.();
  const Component: PartComponent = entry.component ?? use(pending.promise);
  return <Component {...props} />;
}

/** Rendered after the part: on the server it marks the part's end, in the browser it marks the part as hydrated. */
function PartEnd({ rendered, onHydrated }: { rendered: RenderedPart; onHydrated: () => void }) {
  rendered.done?.();
  useEffect(onHydrated, [onHydrated]);
  return null;
}
