export type Toast = {
  text: string;
  /** One thing to do about it, such as undo. */
  action?: { label: string; onPress: () => void };
  /** How long it stays; one with an action stays longer. */
  milliseconds?: number;
};

/** Travels as an event of the document: every remote carries its own copy of this library, and the region is one. */
export const toastEvent = 'sf:toast';

/** Shows a toast in the page's one region. Without a region it is lost, which is all a toast may ever be. */
export function showToast(toast: Toast): void {
  document.dispatchEvent(new CustomEvent(toastEvent, { detail: toast }));
}
