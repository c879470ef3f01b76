/** The longest that a submitted form delays another one. */
const SUBMIT_DEADLINE_MS = 8_000;

/** A submit that may become a command, or whose command's handlers are loading. */
interface Submitted {
  readonly form: HTMLFormElement;
  readonly data: URLSearchParams;
}

export interface NativeForms {
  /**
   * Called when a command is requested: if the form submitted last belongs to it, that form waits for the handlers. The
   * returned function is called with the reply: a failure that the shopper has seen must not be sent later.
   */
  commandRequested(command: string): (() => void) | undefined;
  /** The handlers of these commands have loaded: their forms need no help. */
  release(prefix: string): void;
  /** Whether a form waits for handlers that failed to load before: then it is sent natively at once. */
  submitsNatively(prefix: string): boolean;
  /**
   * The handlers cannot be loaded: waiting forms are sent natively, in order. Never resolves when that leaves the page;
   * rejects with `error` when no form was waiting.
   */
  submitWaiting(prefix: string, error: unknown): Promise<never>;
}

/**
 * Every command form works without scripts. When a command's handlers cannot be loaded, its forms are sent natively, so
 * the shopper gets the result with a new page. A form that its own page refused requests no command and is not sent.
 */
export function nativeForms(): NativeForms {
  const waiting = new Map<string, Submitted[]>();
  const released = new Set<string>();
  const failed = new Set<string>();
  const leaving = new Set<string>();
  let submitted: Submitted | undefined;

  const onSubmit = ({ target, submitter }: SubmitEvent) => {
    submitted = undefined;
    // A button that only decreases a count has no native form.
    if (!(target instanceof HTMLFormElement) || submitter?.hasAttribute('data-scripted')) return;
    const data = new URLSearchParams([...new FormData(target)].map(([name, value]) => [name, String(value)]));
    submitted = { form: target, data };
  };
  // Runs before the forms' own handlers, which listen further inside.
  document.addEventListener('submit', onSubmit, true);

  return {
    commandRequested(command) {
      const prefix = command.split(':')[0] ?? command;
      const own = submitted?.form.dataset.command === command ? submitted : undefined;
      submitted = undefined;
      if (!own || released.has(prefix)) return undefined;
      waiting.set(prefix, [...(waiting.get(prefix) ?? []), own]);
      return () => {
        const others = (waiting.get(prefix) ?? []).filter((one) => one !== own);
        if (others.length) waiting.set(prefix, others);
        else waiting.delete(prefix);
      };
    },
    release(prefix) {
      released.add(prefix);
      failed.delete(prefix);
      waiting.delete(prefix);
    },
    submitsNatively: (prefix) => failed.has(prefix) && waiting.has(prefix),
    async submitWaiting(prefix, error) {
      failed.add(prefix);
      const queued = waiting.get(prefix) ?? [];
      waiting.delete(prefix);
      const last = queued.at(-1);
      if (!last && !leaving.has(prefix)) throw error;
      leaving.add(prefix);
      for (const { form, data } of queued.slice(0, -1))
        await fetch(form.action, {
          method: 'POST',
          body: data,
          redirect: 'manual',
          // The last form must be sent in any case.
          signal: AbortSignal.timeout(SUBMIT_DEADLINE_MS),
        }).catch(() => undefined);
      last?.form.submit();
      return new Promise<never>(() => undefined);
    },
  };
}
