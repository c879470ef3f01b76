/** The part of the Barcode Detection API that is used here; TypeScript does not know it, and many browsers lack it. */
export interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface BarcodeDetectorClass {
  new (options: { formats: readonly string[] }): BarcodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** What packs have, and what the collection code of an order is. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_128', 'qr_code'];

/**
 * Undefined in a browser that reads no barcodes itself. No decoder is loaded instead: those are WebAssembly, which the
 * storefront's content security policy does not let run.
 */
export async function newDetector(): Promise<BarcodeDetector | undefined> {
  const Detector = (globalThis as { BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector;
  if (!Detector) return undefined;
  const supported = await Detector.getSupportedFormats();
  const formats = FORMATS.filter((format) => supported.includes(format));
  return formats.length ? new Detector({ formats }) : undefined;
}
