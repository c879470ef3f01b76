import { POLL_MS } from '../compositions/live-composition';

/** Reads a channel again and again, the first time before the shell accepts requests. */
export abstract class ChannelPoller {
  private timer?: ReturnType<typeof setInterval>;

  /** Reads the channel once. */
  abstract poll(): Promise<void>;

  /** Resolves when what the channel names has started. */
  async start(): Promise<void> {
    await this.poll();
    this.timer = setInterval(() => void this.poll(), POLL_MS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
