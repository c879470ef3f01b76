export type Toast = {
  text: string;
  /** One action, such as undo. */
  action?: { label: string; onPress: () => void };
  /** How long it is shown; with an action it stays longer. */
  milliseconds?: number;
};

/** Sent as a document event: every remote has its own copy of this library, but there is one toast region. */
export const toastEvent = 'sf:toast';

/** Shows a toast in the page's toast region; without a region it is dropped. */
export function showToast(toast: Toast): void {
  document.dispatchEvent(new CustomEvent(toastEvent, { detail: toast }));
}
