import { newDetector } from './barcode-detector';

/** Why the camera reads nothing: no decoder could be loaded, the operator refused the camera, or there is none. */
export type CameraFailure = 'no-decoder' | 'not-allowed' | 'no-camera';

/** Several attempts a second, with time for the page between them. */
const PAUSE_MS = 150;

/**
 * Shows the camera's picture in `video` and calls `onRead` once with the first code for which `isWanted` is true; then,
 * and when `signal` aborts, the camera goes off.
 * @returns why it could not read, or undefined
 */
export async function watchCamera(
  video: HTMLVideoElement,
  isWanted: (text: string) => boolean,
  onRead: (text: string) => void,
  signal: AbortSignal,
): Promise<CameraFailure | undefined> {
  let camera: MediaStream | undefined;
  try {
    camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    video.srcObject = camera;
    await video.play();
    // The picture shows meanwhile what the camera sees.
    const detector = await newDetector();
    if (!detector) return 'no-decoder';
    while (!signal.aborted) {
      const read = (await detector.detect(video)).find(({ rawValue }) => isWanted(rawValue));
      if (signal.aborted) return undefined;
      if (read) {
        onRead(read.rawValue);
        return undefined;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    return undefined;
  } catch (error) {
    if (signal.aborted) return undefined;
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'not-allowed' : 'no-camera';
  } finally {
    for (const track of camera?.getTracks() ?? []) track.stop();
  }
}
