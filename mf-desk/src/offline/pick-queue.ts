import type { PickLine } from '@storefront/api/entities/desk/pick-list';
import type { PickDecision } from './pick-decision';
import { followStoredDecisions, storeDecisions, storedDecisions } from './stored-decisions';

/** What became of a decision that was sent. 'later': without a reply, so it is sent again. */
export type Sent =
  | { readonly kind: 'sent'; readonly line: PickLine }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'later' }
  | { readonly kind: 'log-in' };

export interface PickQueueServices {
  send(decision: PickDecision): Promise<Sent>;
  /** A line as commerce-api has it now. */
  onLine(line: PickLine): void;
  onRefused(): void;
  onLogIn(): void;
}

export interface PickQueueState {
  /** In the order in which they were made. */
  readonly decisions: readonly PickDecision[];
  /** The last attempt had no reply. */
  readonly isCutOff: boolean;
  /** False on a device that keeps nothing: a reload would lose what waits. */
  readonly isKept: boolean;
}

/** The decisions of one operator on this device: kept at once, and sent one after the other. */
export function createPickQueue(operatorId: number, services: PickQueueServices) {
  let state: PickQueueState = { decisions: storedDecisions(operatorId), isCutOff: false, isKept: true };
  let sending: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  const show = (change: Partial<PickQueueState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const keep = (change: (before: readonly PickDecision[]) => readonly PickDecision[]) => {
    // Another tab may have changed them since.
    const before = state.isKept ? storedDecisions(operatorId) : state.decisions;
    const decisions = change(before);
    show({ decisions, isKept: storeDecisions(operatorId, decisions) });
  };
  const drop = (id: string) => keep((before) => before.filter((one) => one.id !== id));

  async function sendAll(): Promise<void> {
    for (;;) {
      const next = state.decisions.find(({ refusal }) => refusal === undefined);
      if (!next) return;
      const sent = await services.send(next);
      if (sent.kind === 'later') return show({ isCutOff: true });
      if (sent.kind === 'log-in') return services.onLogIn();
      if (state.isCutOff) show({ isCutOff: false });
      if (sent.kind === 'sent') {
        services.onLine(sent.line);
        drop(next.id);
      } else {
        keep((before) => before.map((one) => (one.id === next.id ? { ...one, refusal: sent.code } : one)));
        services.onRefused();
      }
    }
  }

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      const stop = followStoredDecisions(() => show({ decisions: storedDecisions(operatorId) }));
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    /** Keeps decisions and sends them. What was refused about the same lines is settled by them. */
    add(decisions: readonly PickDecision[]): Promise<void> {
      const isSettled = (one: PickDecision) =>
        one.refusal !== undefined && decisions.some(({ body }) => body.lineId === one.body.lineId);
      keep((before) => [...before.filter((one) => !isSettled(one)), ...decisions]);
      return this.send();
    },
    /** Forgets a refused decision. */
    drop,
    /** Sends what waits; while it is being sent, nothing else is. */
    send(): Promise<void> {
      sending ??= sendAll().finally(() => {
        sending = undefined;
      });
      return sending;
    },
  };
}

export type PickQueue = ReturnType<typeof createPickQueue>;
