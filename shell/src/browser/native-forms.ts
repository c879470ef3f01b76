/** Forms of a command whose handlers are on their way, by the command's prefix. */
interface Waiting {
  readonly form: HTMLFormElement;
  readonly data: URLSearchParams;
}

export interface NativeForms {
  /** The handlers of these commands are here: their forms need no help. */
  release(prefix: string): void;
  /**
   * The handlers cannot be had: what was asked for meanwhile is sent as it would be without scripts, in its order, and so
   * is what follows. Never resolves when it leaves the page; rejects with `error` when nothing was waiting.
   */
  sendWaiting(prefix: string, error: unknown): Promise<never>;
}

/**
 * Every command form works without scripts. When the code that answers a command cannot be had, its forms go that way:
 * the shopper gets what was asked for, with a new page instead of a count in place.
 */
export function nativeForms(): NativeForms {
  const waiting = new Map<string, Waiting[]>();
  const released = new Set<string>();
  const lost = new Set<string>();

  const follow = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const prefix = form.dataset.command?.split(':')[0];
    // A button that only counts down has no way of its own without scripts.
    if (!prefix || released.has(prefix) || event.submitter?.hasAttribute('data-scripted')) return;
    if (lost.has(prefix)) return event.stopImmediatePropagation();
    const data = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    waiting.set(prefix, [...(waiting.get(prefix) ?? []), { form, data }]);
  };
  // Before the forms' own handlers, which listen further inside.
  document.addEventListener('submit', follow, true);

  return {
    release(prefix) {
      released.add(prefix);
      waiting.delete(prefix);
    },
    async sendWaiting(prefix, error) {
      lost.add(prefix);
      const asked = waiting.get(prefix) ?? [];
      waiting.delete(prefix);
      const last = asked.at(-1);
      if (!last) throw error;
      for (const { form, data } of asked.slice(0, -1))
        await fetch(form.action, { method: 'POST', body: data, redirect: 'manual' }).catch(() => undefined);
      last.form.submit();
      return new Promise<never>(() => undefined);
    },
  };
}
