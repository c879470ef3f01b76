import type { Clock } from '../../clock';
import type { Change } from '../../journal';
import type { Store } from '../../store';
import { deliver } from './deliver';
import type { NewEvent } from './events';
import type { Delivery, WebhookEvent } from './webhook.types';
import type { WebhookSettings } from './webhook-settings';

/** The gateway's delays before each of its eight resends, in seconds. */
const RETRY_SECONDS = [300, 600, 900, 1_800, 3_600, 14_400, 43_200, 86_400];

const isDelivered = (status: number) => status >= 200 && status < 300;

/** Notifies the shop of its payments: at least once, signed, and in any order that a test requests. */
export class Webhooks {
  settings: WebhookSettings;
  private readonly stopping = new AbortController();

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly defaults: WebhookSettings,
  ) {
    this.settings = defaults;
  }

  /** Resumes deliveries that an earlier process left unfinished. */
  resume(): void {
    for (const event of this.store.events.all()) {
      if (event.state !== 'sending') continue;
      for (const { url, deliveredOn, nextOn } of event.deliveries) {
        if (!deliveredOn) this.sendAt(new Date(nextOn ?? event.createdOn), event.id, url);
      }
    }
  }

  resetSettings(): void {
    this.settings = this.defaults;
  }

  /** The changes that record new events; these are sent after the commit. */
  changesFor(events: readonly NewEvent[]): Change[] {
    const recorded = events.map((event): WebhookEvent => {
      const dropped = this.settings.dropNext > 0;
      if (dropped) this.settings = { ...this.settings, dropNext: this.settings.dropNext - 1 };
      const state = dropped ? 'dropped' : this.settings.hold ? 'held' : 'sending';
      return { ...event, state, deliveries: [] };
    });
    const due = recorded.filter(({ state }) => state === 'sending').map(({ id }) => id);
    const order = this.settings.reverse ? due.reverse() : due;
    setImmediate(() => void this.sendInOrder(order));
    return recorded.map((event) => this.store.events.put(event.id, event));
  }

  /** Sends events one after the other, each after the previous one was answered or has failed. */
  async sendInOrder(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const event = this.store.events.get(id);
      if (!event || this.stopping.signal.aborted) continue;
      const deliveries = this.settings.urls.map(
        (url): Delivery => ({ url, attempts: 0, status: undefined, deliveredOn: undefined, nextOn: undefined }),
      );
      this.record({ ...event, deliveries, state: deliveries.length > 0 ? 'sending' : 'unsent' });
      for (const { url } of deliveries) await this.send(id, url);
    }
  }

  /** Releases held events, in the order of the ids. */
  async release(ids: readonly string[]): Promise<void> {
    await this.sendInOrder(ids.filter((id) => this.store.events.get(id)?.state === 'held'));
  }

  stop(): void {
    this.stopping.abort();
  }

  private sendAt(instant: Date, id: string, url: string): void {
    this.clock.at(instant, () => void this.send(id, url));
  }

  private async send(id: string, url: string): Promise<void> {
    const event = this.store.events.get(id);
    if (!event) return;
    const { settings } = this;
    let status = await deliver(url, event.body, settings, this.stopping.signal);
    for (let copy = 0; copy < settings.duplicates; copy++) {
      status = await deliver(url, event.body, settings, this.stopping.signal);
    }
    if (!this.stopping.signal.aborted) this.recordAttempt(id, url, status);
  }

  private recordAttempt(id: string, url: string, status: number): void {
    const event = this.store.events.get(id);
    if (!event) return;
    const deliveries = event.deliveries.map((delivery) =>
      delivery.url === url ? this.afterAttempt(delivery, status, id) : delivery,
    );
    const open = deliveries.some(({ deliveredOn, nextOn }) => !deliveredOn && nextOn);
    const state = open ? 'sending' : deliveries.every(({ deliveredOn }) => deliveredOn) ? 'delivered' : 'failed';
    this.record({ ...event, deliveries, state });
  }

  private afterAttempt(delivery: Delivery, status: number, id: string): Delivery {
    const now = this.clock.now();
    const tried = { ...delivery, attempts: delivery.attempts + 1, status, nextOn: undefined };
    if (delivery.deliveredOn) return tried;
    if (isDelivered(status)) return { ...tried, deliveredOn: now.toISOString() };
    const wait = RETRY_SECONDS[delivery.attempts];
    if (wait === undefined) return tried;
    const next = new Date(now.getTime() + wait * this.settings.waitFactor * 1000);
    this.sendAt(next, id, delivery.url);
    return { ...tried, nextOn: next.toISOString() };
  }

  private record(event: WebhookEvent): void {
    this.store.commit(this.store.events.put(event.id, event));
  }
}
