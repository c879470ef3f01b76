import { connectionLost } from '@storefront/messages/system';
import { showToast } from '@storefront/ui/show-toast';
import { type ComponentType, useState } from 'react';

/**
 * A dialog whose code is loaded when it is first opened. If that fails, a toast says so.
 * @returns the component while the dialog is open, and the functions that open and close it
 */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [loaded, setLoaded] = useState<{ readonly Dialog: ComponentType<Props> }>();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    load().then(
      (Dialog) => {
        setLoaded({ Dialog });
        setOpen(true);
      },
      () => showToast({ text: connectionLost }),
    );
  };
  return { Dialog: isOpen ? loaded?.Dialog : undefined, open, close: () => setOpen(false) };
}
