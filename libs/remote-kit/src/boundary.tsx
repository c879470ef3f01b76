import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useState,
} from 'react';
import type { FailurePolicy } from './define-remote';

/** A part of a page that another package fills, as the composition describes it. */
export interface BoundaryEntry {
  /** Its owner's, once the composition has been read. */
  policy: FailurePolicy;
  /** The component when it is here already: rendered by the server, or loaded. */
  readonly component?: ComponentType<Record<string, unknown>>;
  /** Brings the component into the browser; a second call after a failure tries anew. */
  load(): Promise<ComponentType<Record<string, unknown>>>;
  /** Tells the operators that the part failed. */
  report(error: unknown): void;
}

const BoundaryContext = createContext<Readonly<Record<string, BoundaryEntry>>>({});

/** For the shell alone: which boundaries the composition offers on this page. */
export function BoundaryProvider({
  entries,
  children,
}: {
  entries: Readonly<Record<string, BoundaryEntry>>;
  children: ReactNode;
}) {
  return <BoundaryContext value={entries}>{children}</BoundaryContext>;
}

interface BoundaryProps {
  readonly name: string;
  /** Stands in its place, at its size, until the part is here; for a degradable part, also when it fails. */
  readonly skeleton: ReactNode;
  /** Given to the part. */
  readonly props?: Record<string, unknown>;
  /** False: the part is not wanted now (e.g. on a narrow screen) and is not loaded. */
  readonly wanted?: boolean;
  /** Shown when an essential part failed; gets the function that tries again. */
  readonly failed?: (tryAgain: () => void) => ReactNode;
}

/** Shows a part that its owner releases on its own. What happens when it cannot be had is its owner's declared policy. */
export function Boundary({ name, skeleton, props = {}, wanted = true, failed }: BoundaryProps) {
  const entry = useContext(BoundaryContext)[name];
  const [loaded, setLoaded] = useState<ComponentType<Record<string, unknown>> | undefined>(() => entry?.component);
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is what asks for another try.
  useEffect(() => {
    if (loaded || !wanted || !entry) return;
    let current = true;
    entry.load().then(
      (component) => current && setLoaded(() => component),
      (reason) => {
        entry.report(reason);
        if (current) setError(reason ?? new Error(`${name} failed`));
      },
    );
    return () => {
      current = false;
    };
  }, [entry, loaded, wanted, attempt, name]);

  if (!entry) return <>{skeleton}</>;
  const tryAgain = () => {
    setError(undefined);
    setLoaded(undefined);
    setAttempt((count) => count + 1);
  };
  const fallback =
    entry.policy === 'hidden' ? null : entry.policy === 'essential' && failed ? failed(tryAgain) : skeleton;
  if (error) return <>{fallback}</>;
  if (!loaded) return <>{skeleton}</>;
  const Part = loaded;
  return (
    <Suspense fallback={skeleton}>
      <PartFailure key={attempt} fallback={fallback} onFailure={entry.report}>
        <Part {...props} />
      </PartFailure>
    </Suspense>
  );
}

class PartFailure extends Component<
  { fallback: ReactNode; onFailure: (error: unknown) => void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
