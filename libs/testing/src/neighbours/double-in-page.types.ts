/** A command or fact that a contract double received. */
export interface Received {
  readonly name: string;
  readonly payload: unknown;
}

/** What a contract says that its remote does with an operation, a fact, a command or a shared value. */
export type Declared = 'calls' | 'emits' | 'handles' | 'requests' | 'writes';

/** What a contract double offers to tests. Each page has its doubles in the global `contractDoubles`, by package name. */
export interface DoubleInPage {
  /** The valid commands and facts that it received since the page was loaded, oldest first. */
  readonly received: readonly Received[];
  /** What it received that its contract does not allow, as sentences, oldest first. */
  readonly faults: readonly string[];
  /** Whether its contract declares this. */
  declares(what: Declared, name: string): boolean;
  /**
   * Emits a fact.
   * @param payload by default the simplest valid one
   * @throws Error unless its contract emits this fact with this payload
   */
  emit(fact: string, payload?: unknown): void;
  /**
   * Requests a command from its owner. The payload is sent as it is, and a reply that its contract does not expect is a
   * fault.
   * @param payload by default the simplest valid one
   * @throws Error unless its contract requests this command
   */
  request(command: string, payload?: unknown): Promise<unknown>;
  /**
   * Replies this to a command from now on, until the page is loaded again.
   * @throws Error unless its contract handles this command with this reply
   */
  setReply(command: string, reply: unknown): void;
  /**
   * Sets a shared value of the bus.
   * @throws Error unless its contract writes this value
   */
  setState(name: string, value: unknown): void;
}

/** What a page with doubles has in its global object. */
export interface DoublesOfPage {
  /** By package name. */
  contractDoubles?: Readonly<Record<string, DoubleInPage>>;
  /** Replies by command, which an init script sets before the doubles are loaded; see `setReply`. */
  readonly contractDoubleReplies?: Readonly<Record<string, unknown>>;
}
