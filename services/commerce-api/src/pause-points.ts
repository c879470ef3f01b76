/**
 * Places where a test may hold a process, to kill it there. Every transition of a state machine passes two of them: 'before' it is
 * committed and 'after'. Without PAUSE_POINTS_URL, which production refuses, they cost one function call.
 */
type Pause = (point: string) => Promise<void>;

const noPause: Pause = async () => {};
let pause: Pause = noPause;

export function pauseAt(point: string): Promise<void> {
  return pause(point);
}

/** Every point then asks the server at `url` whether to go on; its answer is waited for as long as it takes. */
export function setPausePoints(url: string | undefined, processName: string): void {
  pause = url
    ? async (point) => {
        const body = JSON.stringify({ process: processName, pid: process.pid });
        const headers = { 'content-type': 'application/json' };
        // Whoever holds the points may be killed too; then nobody is held.
        await fetch(`${url}/pause-points/${encodeURIComponent(point)}`, { method: 'POST', headers, body }).catch(
          () => {},
        );
      }
    : noPause;
}
