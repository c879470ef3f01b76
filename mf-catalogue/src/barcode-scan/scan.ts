import { gtinOf } from '@storefront/api/gtin';
import { type BarcodeDetector, newDetector } from './barcode-detector';

export type ScanOutcome =
  | { readonly kind: 'read'; readonly gtin: string }
  | { readonly kind: 'not-allowed' | 'no-camera' | 'nothing-read' };

/** Several attempts a second, with time for the page between them. */
const PAUSE_MS = 150;
/** After this time the shopper needs advice rather than patience. */
export const LONGEST_MS = 20_000;

async function readBarcode(
  detector: BarcodeDetector,
  video: HTMLVideoElement,
  signal: AbortSignal,
): Promise<ScanOutcome> {
  const until = Date.now() + LONGEST_MS;
  while (!signal.aborted && Date.now() < until) {
    for (const { rawValue } of await detector.detect(video)) {
      // A number whose check digit is wrong was misread.
      const gtin = gtinOf(rawValue);
      if (gtin) return { kind: 'read', gtin };
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return { kind: 'nothing-read' };
}

/** Shows the camera's picture in a video until it shows a barcode, and then switches the camera off. */
export async function scan(video: HTMLVideoElement, signal: AbortSignal): Promise<ScanOutcome> {
  let camera: MediaStream | undefined;
  try {
    const detector = await newDetector();
    camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    video.srcObject = camera;
    await video.play();
    return detector ? await readBarcode(detector, video, signal) : { kind: 'no-camera' };
  } catch (error) {
    return { kind: error instanceof DOMException && error.name === 'NotAllowedError' ? 'not-allowed' : 'no-camera' };
  } finally {
    for (const track of camera?.getTracks() ?? []) track.stop();
  }
}
