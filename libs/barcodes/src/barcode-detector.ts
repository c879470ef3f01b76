/** The formats that are used here, by the names of the Barcode Detection API. */
export type BarcodeFormat = 'ean_13' | 'ean_8' | 'upc_a' | 'upc_e' | 'itf' | 'code_128' | 'qr_code';

/** The part of the Barcode Detection API that is used here; TypeScript does not know it, and many browsers lack it. */
export interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface BarcodeDetectorClass {
  new (options: { formats: readonly BarcodeFormat[] }): BarcodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own detector; undefined in a browser that reads no barcodes itself. */
async function ownDetector(wanted: readonly BarcodeFormat[]): Promise<BarcodeDetector | undefined> {
  const Detector = (globalThis as { BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector;
  if (!Detector) return undefined;
  const supported = await Detector.getSupportedFormats();
  const formats = wanted.filter((format) => supported.includes(format));
  return formats.length ? new Detector({ formats }) : undefined;
}

/**
 * Reads codes from the camera's picture: the browser itself, or a decoder that is loaded now.
 * @returns undefined when neither is to be had
 */
export async function newDetector(formats: readonly BarcodeFormat[]): Promise<BarcodeDetector | undefined> {
  const own = await ownDetector(formats).catch(() => undefined);
  if (own) return own;
  return import('./wasm-detector').then(({ wasmDetector }) => wasmDetector(formats)).catch(() => undefined);
}
