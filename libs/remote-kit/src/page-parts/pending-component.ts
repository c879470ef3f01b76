import type { PartComponent } from './boundary-entry.types';

/** A component that is loading, and the function that reports it as loaded. */
export interface PendingComponent {
  readonly promise: Promise<PartComponent>;
  readonly settle: (component: PartComponent) => void;
}

/** It never rejects: until the part has loaded, the server's HTML stays. */
export function createPendingComponent(): PendingComponent {
  let settle: PendingComponent['settle'] = () => undefined;
  const promise = new Promise<PartComponent>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}
