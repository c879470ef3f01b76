import { createHash } from 'node:crypto';
import { DEVELOPER_STATUS, type DeveloperStatus } from '@storefront/remote-kit/developer/developer-paths';
import type { DocumentScript } from '../document/html/html-document';

/** Where the browser fetches the script; no ordinary page names it. */
export const DEVELOPER_STATUS_PATH = '/__developer/status.js';

/** How often the script asks the server, and how long it waits for a reply. */
const INTERVAL_MS = 2_000;
const DEADLINE_MS = 3_000;

/** Runs in the browser: the banner says when the developer's server is away, or cannot build its remote. */
function watchDeveloperServer(statusPath: string, intervalMs: number, deadlineMs: number): void {
  const banner = document.querySelector<HTMLElement>('[data-developer-server]');
  const status = banner?.querySelector('[role="status"]');
  if (!banner || !status) return;
  const { developerServer: origin = '', remote } = banner.dataset;
  const read = async (): Promise<string> => {
    try {
      const reply = await fetch(origin + statusPath, { signal: AbortSignal.timeout(deadlineMs) });
      const found = (await reply.json()) as DeveloperStatus;
      if (found.remote !== remote) return `It serves ${found.remote}.`;
      return found.errors ? `Errors of its last build: ${found.errors}.` : '';
    } catch {
      return 'It does not reply: start it again.';
    }
  };
  const show = async () => {
    const text = await read();
    // Screen readers read each change.
    if (status.textContent !== text) status.textContent = text;
    setTimeout(() => void show(), intervalMs);
  };
  void show();
}

/** The script's text. */
export const developerStatusScript = `(${watchDeveloperServer})(${JSON.stringify(DEVELOPER_STATUS)},${INTERVAL_MS},${DEADLINE_MS});`;

/** The script as the document names it. */
export const developerStatusTag: DocumentScript = {
  src: DEVELOPER_STATUS_PATH,
  integrity: `sha384-${createHash('sha384').update(developerStatusScript).digest('base64')}`,
};
