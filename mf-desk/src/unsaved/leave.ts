type Ask = (go: () => void) => void;

let asking: Ask | undefined;

/** Leaves the page, after a question if something typed would be lost. */
export const leave: Ask = (go) => (asking ? asking(go) : go());

/** Has `leave` ask first. @returns ends it */
export function askBeforeLeaving(ask: Ask): () => void {
  asking = ask;
  return () => {
    asking = undefined;
  };
}
