import type { Clock } from '../clock';
import type { Store } from '../store';
import type { Sms } from './sms.types';

const MAX_TEXTS = 500;

/** The sent text messages, the last 500 of them. */
export class SmsInbox {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  receive(id: string, { to, from, body }: Pick<Sms, 'to' | 'from' | 'body'>): Sms {
    const { sms: table } = this.store;
    const sms = { id, receivedOn: this.clock.now().toISOString(), to, from, body };
    const surplus = table.all().slice(0, Math.max(0, table.all().length + 1 - MAX_TEXTS));
    this.store.commit(table.put(id, sms), ...surplus.map((one) => table.remove(one.id)));
    return sms;
  }

  /** Newest first; `to` is a whole number, `after` excludes messages up to that one. */
  list({ to, after }: { to?: string; after?: string } = {}): Sms[] {
    const all = this.store.sms.all();
    const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
    return all
      .slice(from)
      .filter((sms) => to === undefined || sms.to === to)
      .reverse();
  }

  /** Returns how many there were. */
  clear(): number {
    const all = this.store.sms.all();
    this.store.commit(...all.map(({ id }) => this.store.sms.remove(id)));
    return all.length;
  }
}
