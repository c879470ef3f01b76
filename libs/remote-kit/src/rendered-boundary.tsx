import { memo, type ReactNode, Suspense, use, useCallback, useEffect, useRef, useState } from 'react';
import type { BoundaryEntry, PartComponent, RenderedPart } from './boundary-entry.types';
import { PartFailure } from './part-failure';
import { type PendingComponent, pendingComponent } from './pending-component';
import { ServersHtml } from './servers-html';
import { triesInPlace } from './try-again';

interface RenderedBoundaryProps {
  readonly name: string;
  readonly entry: BoundaryEntry;
  readonly rendered: RenderedPart;
  readonly skeleton: ReactNode;
  readonly props: Record<string, unknown>;
  /** What an essential part that failed says, beside what the server made of it. */
  readonly said: (tryAgain: () => void) => ReactNode;
}

/**
 * A part that the server rendered. Its HTML stays whatever becomes of the browser's half: until the component is here it
 * is left alone, however late that is, and when the component throws the HTML is put back.
 */
export function RenderedBoundary({ name, entry, rendered, skeleton, props, said }: RenderedBoundaryProps) {
  const [arrival] = useState(pendingComponent);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is what asks for another try.
  useEffect(() => {
    if (entry.component) return;
    let current = true;
    entry.load().then(
      (component) => {
        if (!current) return;
        restore.current = rendered.keepInputs?.();
        arrival.settle(component);
      },
      (error) => current && fail(error),
    );
    return () => {
      current = false;
    };
  }, [entry, arrival, rendered, fail, attempt]);

  const tryAgain = () => {
    if (!failure || !triesInPlace(failure.error)) return location.reload();
    setFailure(undefined);
    setAttempt((count) => count + 1);
  };
  const onRenderFailure = useCallback(
    (error: unknown) =>
      fail(Object.assign(new Error(String((error as Error)?.message ?? error)), { name: 'CodeFault' })),
    [fail],
  );
  const onAwake = useCallback(() => restore.current?.(), []);
  return (
    <>
      <div className="sf-part" data-boundary={name}>
        <Hydrated {...{ entry, rendered, arrival, skeleton, props, onRenderFailure, onAwake }} />
      </div>
      {failure && entry.policy === 'essential' && said(tryAgain)}
    </>
  );
}

interface HydratedProps extends Pick<RenderedBoundaryProps, 'entry' | 'rendered' | 'skeleton' | 'props'> {
  readonly arrival: PendingComponent;
  readonly onRenderFailure: (error: unknown) => void;
  readonly onAwake: () => void;
}

/**
 * Rendered anew only when the part's own props change: React gives up what the server made of a part that has not loaded
 * yet as soon as something around it changes.
 */
const Hydrated = memo(
  function Hydrated({ entry, rendered, arrival, skeleton, props, onRenderFailure, onAwake }: HydratedProps) {
    return (
      <Suspense fallback={skeleton}>
        <PartFailure
          fallback={<ServersHtml html={rendered.html} keepInputs={rendered.keepInputs} />}
          onFailure={onRenderFailure}
        >
          <Part {...{ entry, rendered, arrival, props }} />
        </PartFailure>
        <Done rendered={rendered} onAwake={onAwake} />
      </Suspense>
    );
  },
  (before, after) => before.entry === after.entry && sameValues(before.props, after.props),
);

const sameValues = (a: Record<string, unknown>, b: Record<string, unknown>): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => Object.is(a[key], b[key]));

function Part({ entry, rendered, arrival, props }: Pick<HydratedProps, 'entry' | 'rendered' | 'arrival' | 'props'>) {
  rendered.begin?.();
  const Component: PartComponent = entry.component ?? use(arrival.promise);
  return <Component {...props} />;
}

/** Comes after the part: on the server it says that the part came to its end, in the browser that it answers. */
function Done({ rendered, onAwake }: { rendered: RenderedPart; onAwake: () => void }) {
  rendered.done?.();
  useEffect(onAwake, [onAwake]);
  return null;
}
