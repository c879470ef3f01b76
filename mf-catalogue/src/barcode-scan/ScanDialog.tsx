import type { ApiClient } from '@storefront/api/client';
import type { MenuItem } from '@storefront/api/entities/menu-item';
import { gtinOf } from '@storefront/api/gtin';
import { scanWithCamera } from '@storefront/barcodes/scan-with-camera';
import type { StoreState } from '@storefront/bus/state.types';
import { barcodeNotRead, barcodeNotSold, cameraMissing, cameraNotAllowed } from '@storefront/messages/catalogue';
import { fill } from '@storefront/messages/fill';
import { connectionLost } from '@storefront/messages/system';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { Dialog } from '@storefront/ui/dialog';
import { Notice } from '@storefront/ui/notice';
import { useEffect, useState } from 'react';
import { itemUrl } from '../item-card/item-url';
import styles from './ScanDialog.module.css';

export interface ScanDialogProps {
  readonly store: StoreState;
  readonly onClose: () => void;
}

/** The barcodes of shops: EAN and UPC, and ITF on cases. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'itf'] as const;
/** After this time the shopper needs advice rather than patience. */
export const LONGEST_MS = 20_000;

const problems = {
  'not-allowed': cameraNotAllowed,
  'no-camera': cameraMissing,
  'no-decoder': connectionLost,
  'nothing-read': barcodeNotRead,
};

/** @returns the item of the store; null if it does not sell it, undefined if the API does not reply */
async function findItem(api: ApiClient, storeId: number, gtin: string): Promise<MenuItem | null | undefined> {
  try {
    const reply = await api.call('POST /catalogue/global-search', {
      body: { storeId, searchTerm: gtin, itemsLimit: 1 },
    });
    return reply.ok ? (reply.data.items[0] ?? null) : undefined;
  } catch {
    return undefined;
  }
}

/** The camera's picture, until it shows a barcode: then the page of the item, or the reason why there is none. */
export function ScanDialog({ store, onClose }: ScanDialogProps) {
  const { api, navigate } = usePageContext();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [isRead, setRead] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!video) return;
    const controller = new AbortController();
    const { signal } = controller;
    const run = async () => {
      setRead(false);
      // A number whose check digit is wrong was misread.
      const options = { formats: FORMATS, codeOf: gtinOf, longestMs: LONGEST_MS, signal };
      const outcome = await scanWithCamera(video, options);
      if (signal.aborted) return;
      if (outcome.kind !== 'read') return setProblem(problems[outcome.kind]);
      setRead(true);
      const item = await findItem(api, store.id, outcome.code);
      if (signal.aborted) return;
      if (item) navigate(itemUrl(store, item));
      else setProblem(item === null ? fill(barcodeNotSold, store.name) : connectionLost);
    };
    void run();
    return () => controller.abort();
  }, [video, api, navigate, store]);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="Scan a barcode">
      {problem === undefined ? (
        <>
          <video ref={setVideo} className={styles.picture} muted playsInline aria-label="Picture of the camera" />
          <p className={styles.hint} role="status">
            {isRead ? 'Looking for the item…' : 'Hold the barcode in front of the camera.'}
          </p>
        </>
      ) : (
        <Notice kind="warning" role="alert" action={<Button onClick={() => setProblem(undefined)}>Scan again</Button>}>
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}
