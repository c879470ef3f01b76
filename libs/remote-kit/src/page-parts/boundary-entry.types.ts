import type { ComponentType } from 'react';
import type { FailurePolicy } from '../define-remote';

export type PartComponent = ComponentType<Record<string, unknown>>;

/** A part of a page that another package fills, as the composition describes it. */
export interface BoundaryEntry {
  /** Its owner's declaration in remote.ts. */
  readonly policy: FailurePolicy;
  /** The component, if it has already loaded. */
  readonly component?: PartComponent;
  /** Set where the server renders the part: on the server, and in the browser that gets its document. */
  readonly rendered?: RenderedPart;
  /** Loads the component in the browser; a call after a failure retries. */
  load(): Promise<PartComponent>;
  /** Reports to the operators that the part failed. */
  report(error: unknown): void;
}

/** Extra state of a part that the server renders. */
export interface RenderedPart {
  /** In the browser: the part's HTML from the server, as it was before hydration. */
  readonly html: string;
  /** On the server: called when the part starts and when it is complete. */
  begin?(): void;
  done?(): void;
  /**
   * In the browser, just before a late part hydrates: stores what was typed into it; the returned function restores it.
   */
  saveInputs?(): () => void;
}
