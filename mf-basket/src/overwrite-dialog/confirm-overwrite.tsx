import { createRoot } from 'react-dom/client';
import { OverwriteDialog } from './OverwriteDialog';

/** Asks whether another store's basket may be emptied. Resolves with the shopper's answer. */
export function confirmOverwrite(): Promise<boolean> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise<boolean>((resolve) => root.render(<OverwriteDialog onAnswer={resolve} />)).finally(() => {
    root.unmount();
    place.remove();
  });
}
