import type { PartComponent } from './boundary-entry.types';

/** A component that is on its way, with the means to say that it is here. */
export interface PendingComponent {
  readonly promise: Promise<PartComponent>;
  readonly settle: (component: PartComponent) => void;
}

/** It never rejects: while a part has not come, what the server made of it stays. */
export function pendingComponent(): PendingComponent {
  let settle: PendingComponent['settle'] = () => undefined;
  const promise = new Promise<PartComponent>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}
