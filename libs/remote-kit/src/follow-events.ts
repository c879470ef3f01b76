/** The server sends a heartbeat every 15 seconds; after two missed heartbeats the connection is taken for lost. */
const SILENCE_MS = 40_000;
/** A proxy that collects replies passes nothing on, though the state comes at once. */
const FIRST_UPDATE_MS = 8_000;
// Every open page asks again after a failure: later each time, so that a back end can recover.
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

interface Following<Update> {
  /** The address of the server's events. */
  readonly url: string;
  readonly onUpdate: (update: Update) => void;
  /** Reads what is followed, when no event says what happened. */
  readonly read: () => void;
}

/**
 * Follows the `update` events of a stream while the page is visible. Without a connection it reads instead, with pauses
 * that double up to a minute, and tries to connect again each time.
 * @returns stops following
 */
export function followEvents<Update>({ url, onUpdate, read }: Following<Update>): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MS;

  const disconnect = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const expectWithin = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(lost, milliseconds);
  };
  const lost = () => {
    disconnect();
    timer = setTimeout(() => {
      read();
      connect();
    }, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };
  const connect = () => {
    disconnect();
    source = new EventSource(url);
    source.addEventListener('update', ({ data }) => {
      pause = FIRST_PAUSE_MS;
      expectWithin(SILENCE_MS);
      onUpdate(JSON.parse(data));
    });
    source.addEventListener('heartbeat', () => expectWithin(SILENCE_MS));
    source.onerror = lost;
    expectWithin(FIRST_UPDATE_MS);
  };
  // A hidden page asks for nothing; the first event after it is shown again has everything that was missed.
  const followVisibility = () => (document.hidden ? disconnect() : connect());
  document.addEventListener('visibilitychange', followVisibility);
  followVisibility();
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    disconnect();
  };
}
