import { useLayoutEffect, useState } from 'react';

interface ServerHtmlProps {
  readonly html: string;
  /** Stores what was typed into the elements that this one replaces; the returned function restores it. */
  readonly saveInputs?: () => () => void;
}

/** The server's HTML, put back in place of a part whose code threw: its links and forms work without code. */
export function ServerHtml({ html, saveInputs }: ServerHtmlProps) {
  // Called while the old elements are still in the document.
  const [restore] = useState(() => saveInputs?.());
  // Synchronously, so that a key pressed now reaches the restored field.
  useLayoutEffect(() => restore?.(), [restore]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML rendered by our own server
  return <div className="sf-part" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
