import type { CameraFailure } from '@storefront/barcodes/scan-with-camera';

export const holdCode = 'Hold the code in front of the camera';
export const typeCode = 'Or type the';
export const useCode = 'Use what I typed';
export const notACode = (what: string) => `That is no ${what.toLowerCase()}. Check each character.`;

export const cameraFailures: Record<CameraFailure, { readonly title: string; readonly next: string }> = {
  'no-decoder': {
    title: 'The camera reads no codes',
    next: 'The barcode reader could not be loaded. Use the handheld’s scanner, or type the code.',
  },
  'not-allowed': {
    title: 'The camera may not be used',
    next: 'Allow the camera for this site in the browser’s settings. Until then, type the code.',
  },
  'no-camera': {
    title: 'The camera could not be opened',
    next: 'Another app may be using it. Until it is free, type the code.',
  },
};
