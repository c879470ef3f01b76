import { showToast } from '@storefront/ui/show-toast';
import { FLASH_COOKIE } from './flash-cookie';
import { flashTexts } from './flash-texts';

const KEY = 'sf.flash';
/** Longer than other toasts, because the shopper was redirected unexpectedly. */
const SHOWN_MS = 10_000;

/** Shows a message on the next page of this tab, because this one is being left. */
export function setFlashMessage(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Without storage the redirect happens without an explanation.
  }
}

/** Shows the previous page's message, once, and takes it out of the URL. */
export function showFlashMessage(): void {
  removeFlashField();
  try {
    const text = sessionStorage.getItem(KEY) ?? serverFlashMessage();
    if (!text) return;
    sessionStorage.removeItem(KEY);
    showToast({ text, milliseconds: SHOWN_MS });
  } catch {
    // As above.
  }
}

function removeFlashField(): void {
  // The server appends it.
  const url = location.href.replace(/[?&]message=\w+(?=#|$)/, '');
  if (url !== location.href) history.replaceState(history.state, '', url);
}

/** Shows the message of a server redirect and deletes its cookie. */
function serverFlashMessage(): string | undefined {
  const what = new RegExp(`(?:^|; )${FLASH_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  if (!what) return undefined;
  // biome-ignore lint/suspicious/noDocumentCookie: some supported browsers lack the Cookie Store API
  document.cookie = `${FLASH_COOKIE}=; path=/; max-age=0`;
  return flashTexts.get(what);
}
