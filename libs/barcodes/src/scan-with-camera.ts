import { type BarcodeDetector, type BarcodeFormat, newDetector } from './barcode-detector';

/** Why the camera cannot read: no decoder could be loaded, its use was refused, or it could not be opened. */
export type CameraFailure = 'no-decoder' | 'not-allowed' | 'no-camera';

export type CameraScan<Code> =
  | { readonly kind: 'read'; readonly code: Code }
  | { readonly kind: CameraFailure | 'nothing-read' };

export interface CameraScanOptions<Code> {
  readonly formats: readonly BarcodeFormat[];
  /** The code that a text is; undefined for a text that is not wanted, or was misread: the camera goes on. */
  readonly codeOf: (text: string) => Code | undefined;
  /** After this time without a code the scan ends; it goes on until `signal` aborts if not given. */
  readonly longestMs?: number;
  readonly signal: AbortSignal;
}

/** Several attempts a second, with time for the page between them. */
const PAUSE_MS = 150;

async function readCode<Code>(
  detector: BarcodeDetector,
  video: HTMLVideoElement,
  { codeOf, longestMs = Number.POSITIVE_INFINITY, signal }: CameraScanOptions<Code>,
): Promise<CameraScan<Code>> {
  const until = Date.now() + longestMs;
  while (!signal.aborted && Date.now() < until) {
    for (const { rawValue } of await detector.detect(video)) {
      const code = codeOf(rawValue);
      if (code !== undefined) return { kind: 'read', code };
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return { kind: 'nothing-read' };
}

/**
 * Shows the camera's picture in `video` until it contains a wanted code; then, and when the signal aborts, the camera goes
 * off.
 * @returns what was read, or why nothing was; of no meaning after the signal has aborted
 */
export async function scanWithCamera<Code>(
  video: HTMLVideoElement,
  options: CameraScanOptions<Code>,
): Promise<CameraScan<Code>> {
  let camera: MediaStream | undefined;
  try {
    camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    video.srcObject = camera;
    await video.play();
    // The picture shows meanwhile what the camera sees.
    const detector = await newDetector(options.formats);
    return detector ? await readCode(detector, video, options) : { kind: 'no-decoder' };
  } catch (error) {
    return { kind: error instanceof DOMException && error.name === 'NotAllowedError' ? 'not-allowed' : 'no-camera' };
  } finally {
    for (const track of camera?.getTracks() ?? []) track.stop();
  }
}
