import { useCallback, useEffect, useState } from 'react';
import { IconButton } from './icon-button';
import { CrossIcon } from './icons/cross';
import { type Toast, toastEvent } from './show-toast';
import { TextButton } from './text-link';

const shownMs = ({ milliseconds, action }: Toast) => milliseconds ?? (action ? 8000 : 5000);

/** Shows toasts one after another and announces each. One per page, rendered by the shell. */
export function ToastRegion() {
  const [queue, setQueue] = useState<Toast[]>([]);
  const [held, setHeld] = useState(false);
  const shown = queue[0];
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const next = useCallback(() => {
    setHeld(false);
    setQueue((waiting) => waiting.slice(1));
  }, []);

  useEffect(() => {
    const add = (event: Event) => setQueue((waiting) => [...waiting, (event as CustomEvent<Toast>).detail]);
    document.addEventListener(toastEvent, add);
    return () => document.removeEventListener(toastEvent, add);
  }, []);

  useEffect(() => {
    if (!shown || held) return;
    const timer = setTimeout(next, shownMs(shown));
    return () => clearTimeout(timer);
  }, [shown, held, next]);

  useEffect(() => {
    // Loaded with the first toast, in a chunk that few first pages need. Toasts work without it.
    if (shown)
      import(/* webpackChunkName: "federation" */ './attend-toasts').then((module) => module.attendToasts(), String);
  }, [shown]);

  return (
    <section className="sf-toasts" aria-label="Notices" aria-live="polite">
      {shown && (
        // A toast under the pointer or the focus stays, so that it does not disappear while in use.
        // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only pause its timer
        <div className="sf-toast" onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
          <span>{shown.text}</span>
          {shown.action && (
            <TextButton
              onClick={() => {
                shown.action?.onPress();
                next();
              }}
            >
              {shown.action.label}
            </TextButton>
          )}
          <IconButton label="Dismiss" icon={<CrossIcon small />} onClick={next} />
        </div>
      )}
    </section>
  );
}
