/** How a shopper's action is found again: by role or label and accessible name, in the order of the document. */
export interface ActionTarget {
  readonly by: 'role' | 'label' | 'summary';
  /** For `by: 'role'`. */
  readonly role?: string;
  readonly name: string;
  /** Its place among the targets with the same role or label and name, from 0. */
  readonly nth: number;
}

/** What a shopper did. `value` is the text, the option or the key. */
export interface ShopperAction {
  readonly kind: 'action';
  readonly does: 'click' | 'fill' | 'select' | 'press';
  readonly target: ActionTarget;
  readonly value?: string;
  /** Typed into a field for a password, a card or a code; left out of a masked visit. */
  readonly isSecret?: boolean;
  /** The name of the boundary that contains the target; missing for a page's own content. */
  readonly boundary?: string;
  /** Path of the page. */
  readonly path: string;
}

/** A new document (`opened`) or another URL of the same document (`moved`): path and query. */
export interface UrlEvent {
  readonly kind: 'opened' | 'moved';
  readonly url: string;
  /** What changed the URL, unless it was a link, a form or a script that adds an entry to the history. */
  readonly by?: 'address' | 'reload' | 'history' | 'replace';
}

/** What passed over the bus. `id` joins a reply to its request. */
export type BusEvent =
  | {
      readonly kind: 'request';
      readonly id: string;
      readonly from: string;
      readonly name: string;
      readonly value: unknown;
    }
  | { readonly kind: 'reply'; readonly id: string; readonly name: string; readonly value: unknown }
  | { readonly kind: 'fact'; readonly name: string; readonly value: unknown }
  | { readonly kind: 'state'; readonly name: string; readonly value: unknown };

export type VisitEvent = ShopperAction | UrlEvent | BusEvent;

export const isUrlEvent = (event: VisitEvent): event is UrlEvent => event.kind === 'opened' || event.kind === 'moved';

/** What a page reports of a call: `id` joins what was sent and what was received. Texts are bodies, empty without one. */
export type CallMessage =
  | { readonly kind: 'called'; readonly id: string; readonly method: string; readonly url: string }
  | { readonly kind: 'sent'; readonly id: string; readonly text: string }
  | { readonly kind: 'replied'; readonly id: string; readonly status: number; readonly text: string };

/** A call of the storefront by a page, and its reply. */
export interface RecordedCall {
  /** How many events came before the call. */
  readonly after: number;
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** The JSON that was sent. */
  readonly body?: unknown;
  /** 0 when the page had ended the call before its reply. */
  readonly status: number;
  /** The JSON that was received; text where it was none. */
  readonly reply?: unknown;
}

/** What one page's shopper did, and everything that passed between remotes, and to the storefront and back. */
export interface Visit {
  readonly events: readonly VisitEvent[];
  readonly calls: readonly RecordedCall[];
}
