import { useLayoutEffect, useState } from 'react';

interface ServersHtmlProps {
  readonly html: string;
  /** Remembers what was typed into the elements that this one replaces; its answer gives it back. */
  readonly keepInputs?: () => () => void;
}

/** What the server rendered, put back in place of a part whose code threw: its links and forms work without any. */
export function ServersHtml({ html, keepInputs }: ServersHtmlProps) {
  // Called while the elements that go are still there.
  const [restore] = useState(() => keepInputs?.());
  // Before anything else happens: a key that is pressed meanwhile belongs into the field that is there now.
  useLayoutEffect(() => restore?.(), [restore]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this document's own server rendered
  return <div className="sf-part" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
