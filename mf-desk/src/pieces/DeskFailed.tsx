import { DeskScreen } from './DeskScreen';
import { DeskLoading, DeskState } from './DeskState';
import { noRight, noRightNext, noStore, noStoreNext, notLoaded, notLoadedNext } from './texts';

export interface DeskFailedProps {
  readonly title: string;
  readonly kind: 'loading' | 'failed' | 'no-right' | 'no-store' | 'log-in';
  readonly onRetry: () => void;
}

/** A page of which nothing can be shown yet, and why. */
export function DeskFailed({ title, kind, onRetry }: DeskFailedProps) {
  return (
    <DeskScreen key={kind} title={title}>
      {(kind === 'loading' || kind === 'log-in') && <DeskLoading />}
      {kind === 'failed' && (
        <DeskState title={notLoaded} onRetry={onRetry}>
          {notLoadedNext}
        </DeskState>
      )}
      {kind === 'no-right' && <DeskState title={noRight}>{noRightNext}</DeskState>}
      {kind === 'no-store' && <DeskState title={noStore}>{noStoreNext}</DeskState>}
    </DeskScreen>
  );
}
