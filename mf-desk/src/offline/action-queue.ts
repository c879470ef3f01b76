import type { QueuedAction, StoredActions } from './stored-actions';

/** What became of an action that was sent. 'later': without a reply, so it is sent again. */
export type Sent<Reply> =
  | { readonly kind: 'sent'; readonly reply: Reply }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'later' }
  | { readonly kind: 'log-in' };

/** A kind of actions: where they are kept, and which ones are settled by a later one. */
export interface ActionKind<Action extends QueuedAction> {
  readonly stored: StoredActions<Action>;
  /** Whether what was refused is settled by what is done now. */
  readonly isSettledBy: (refused: Action, done: Action) => boolean;
}

export interface ActionQueueServices<Action extends QueuedAction, Reply> {
  send(action: Action): Promise<Sent<Reply>>;
  /** What commerce-api has now. */
  onSent(reply: Reply): void;
  onRefused(): void;
  onLogIn(): void;
}

export interface ActionQueueState<Action extends QueuedAction> {
  /** In the order in which they were made. */
  readonly actions: readonly Action[];
  /** The numbers of orders of which something was not sent within twelve hours, and is not kept any more. */
  readonly lost: readonly string[];
  /** The last attempt had no reply. */
  readonly isCutOff: boolean;
  /** False on a device that keeps nothing: a reload would lose what waits. */
  readonly isKept: boolean;
}

/** The actions of one operator on this device: kept at once, and sent one after the other. */
export function createActionQueue<Action extends QueuedAction, Reply>(
  operatorId: number,
  { stored, isSettledBy }: ActionKind<Action>,
  services: ActionQueueServices<Action, Reply>,
) {
  let state: ActionQueueState<Action> = { ...stored.read(operatorId), isCutOff: false, isKept: true };
  let sending: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  const show = (change: Partial<ActionQueueState<Action>>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const keep = (change: (before: readonly Action[]) => readonly Action[]) => {
    // Another tab may have changed them since.
    const before = state.isKept ? stored.read(operatorId).actions : state.actions;
    const actions = change(before);
    show({ actions, isKept: stored.store(operatorId, actions) });
  };
  const drop = (id: string) => keep((before) => before.filter((one) => one.id !== id));

  const readAgain = () => {
    const kept = stored.read(operatorId);
    if (kept.lost.length !== state.lost.length || kept.actions.length !== state.actions.length) show(kept);
  };

  async function sendAll(): Promise<void> {
    // A page that stays open may have had them for too long.
    if (state.isKept) readAgain();
    for (;;) {
      const next = state.actions.find(({ refusal }) => refusal === undefined);
      if (!next) return;
      const sent = await services.send(next);
      if (sent.kind === 'later') return show({ isCutOff: true });
      if (sent.kind === 'log-in') return services.onLogIn();
      if (state.isCutOff) show({ isCutOff: false });
      if (sent.kind === 'sent') {
        services.onSent(sent.reply);
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
      const stop = stored.follow(() => show(stored.read(operatorId)));
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    /** Keeps actions and sends them. What was refused and is settled by them is forgotten. */
    add(actions: readonly Action[]): Promise<void> {
      const isSettled = (one: Action) => one.refusal !== undefined && actions.some((done) => isSettledBy(one, done));
      keep((before) => [...before.filter((one) => !isSettled(one)), ...actions]);
      return this.send();
    },
    /** Forgets a refused action. */
    drop,
    /** The operator has read what was lost. */
    forgetLost(): void {
      stored.forgetLost(operatorId);
      show({ lost: [] });
    },
    /** Sends what waits; while it is being sent, nothing else is. */
    send(): Promise<void> {
      sending ??= sendAll().finally(() => {
        sending = undefined;
      });
      return sending;
    },
  };
}

export type ActionQueue<Action extends QueuedAction, Reply> = ReturnType<typeof createActionQueue<Action, Reply>>;
