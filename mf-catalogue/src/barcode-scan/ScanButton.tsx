import { hasCamera } from '@storefront/barcodes/has-camera';
import type { StoreState } from '@storefront/bus/state.types';
import { connectionLost } from '@storefront/messages/system';
import { IconButton } from '@storefront/ui/icon-button';
import { BarcodeIcon } from '@storefront/ui/icons/barcode';
import { showToast } from '@storefront/ui/show-toast';
import { type ComponentType, useEffect, useState } from 'react';
import type { ScanDialogProps } from './ScanDialog';

/** Opens the camera to find an item by its barcode, where there is one; its dialog is loaded by the first press. */
export function ScanButton({ store }: { store: StoreState }) {
  const [isShown, setShown] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ScanDialogProps>>();
  useEffect(() => {
    void hasCamera().then(setShown);
  }, []);
  if (!isShown) return null;
  const open = () =>
    import('./ScanDialog').then(
      ({ ScanDialog }) => setDialog(() => ScanDialog),
      () => showToast({ text: connectionLost }),
    );
  return (
    <>
      <IconButton label="Scan a barcode" icon={<BarcodeIcon />} onClick={() => void open()} />
      {Dialog && <Dialog store={store} onClose={() => setDialog(undefined)} />}
    </>
  );
}
