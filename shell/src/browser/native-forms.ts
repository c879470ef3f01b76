/** A form that is sent ahead of another keeps it waiting for so long at most. */
const DEADLINE_MS = 8_000;

/** A submit that may become a command, or has become one whose handlers are on their way. */
interface Submitted {
  readonly form: HTMLFormElement;
  readonly data: URLSearchParams;
}

export interface NativeForms {
  /**
   * A command is being asked for: when the form that was just submitted is its form, that form waits for the handlers.
   * Returns what says that the command was answered: who was told that it failed must not have it carried out later.
   */
  asked(command: string): (() => void) | undefined;
  /** The handlers of these commands are here: their forms need no help. */
  release(prefix: string): void;
  /** Whether a form waits for handlers that could not be had before: it goes its own way at once. */
  goesByItself(prefix: string): boolean;
  /**
   * The handlers cannot be had: what was asked for meanwhile is sent as it would be without scripts, in its order. Never
   * resolves when it leaves the page; rejects with `error` when nothing was waiting.
   */
  sendWaiting(prefix: string, error: unknown): Promise<never>;
}

/**
 * Every command form works without scripts. When the code that answers a command cannot be had, its forms go that way:
 * the shopper gets what was asked for, with a new page instead of a count in place. A form that its own page refused asks
 * for no command, and is not sent.
 */
export function nativeForms(): NativeForms {
  const waiting = new Map<string, Submitted[]>();
  const released = new Set<string>();
  const lost = new Set<string>();
  const leaving = new Set<string>();
  let submitted: Submitted | undefined;

  const follow = ({ target, submitter }: SubmitEvent) => {
    submitted = undefined;
    // A button that only counts down has no way of its own without scripts.
    if (!(target instanceof HTMLFormElement) || submitter?.hasAttribute('data-scripted')) return;
    const data = new URLSearchParams([...new FormData(target)].map(([name, value]) => [name, String(value)]));
    submitted = { form: target, data };
  };
  // Before the forms' own handlers, which listen further inside.
  document.addEventListener('submit', follow, true);

  return {
    asked(command) {
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
      lost.delete(prefix);
      waiting.delete(prefix);
    },
    goesByItself: (prefix) => lost.has(prefix) && waiting.has(prefix),
    async sendWaiting(prefix, error) {
      lost.add(prefix);
      const asked = waiting.get(prefix) ?? [];
      waiting.delete(prefix);
      const last = asked.at(-1);
      if (!last && !leaving.has(prefix)) throw error;
      leaving.add(prefix);
      for (const { form, data } of asked.slice(0, -1))
        await fetch(form.action, {
          method: 'POST',
          body: data,
          redirect: 'manual',
          // The last form must go in any case.
          signal: AbortSignal.timeout(DEADLINE_MS),
        }).catch(() => undefined);
      last?.form.submit();
      return new Promise<never>(() => undefined);
    },
  };
}
