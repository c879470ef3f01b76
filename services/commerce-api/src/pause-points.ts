/**
 * Points at which a test can pause and kill a process. Every state transition passes two of them: before and after its
 * commit. Without PAUSE_POINTS_URL, which production refuses, they cost one function call.
 */
type Pause = (point: string) => Promise<void>;

const noPause: Pause = async () => {};
let pause: Pause = noPause;

export function pauseAt(point: string): Promise<void> {
  return pause(point);
}

/** Makes every point ask the server at `url` whether to continue, and wait for its reply without a time limit. */
export function setPausePoints(url: string | undefined, processName: string): void {
  pause = url
    ? async (point) => {
        const body = JSON.stringify({ process: processName, pid: process.pid });
        const headers = { 'content-type': 'application/json' };
        // If that server was killed, the process continues.
        await fetch(`${url}/pause-points/${encodeURIComponent(point)}`, { method: 'POST', headers, body }).catch(
          () => {},
        );
      }
    : noPause;
}
