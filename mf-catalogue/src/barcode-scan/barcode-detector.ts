/** The part of the Barcode Detection API that is used here; TypeScript does not know it, and most browsers lack it. */
export interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface BarcodeDetectorClass {
  new (options: { formats: readonly string[] }): BarcodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The barcodes of shops: EAN and UPC, and ITF on cases. */
const SHOP_FORMATS = ['ean_13', 'ean_8', 'upc_a', 'itf'];

const detectorClass = () => (globalThis as { BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector;

async function shopFormats(): Promise<readonly string[]> {
  const supported = (await detectorClass()?.getSupportedFormats()) ?? [];
  return SHOP_FORMATS.filter((format) => supported.includes(format));
}

/** Whether the browser reads barcodes and the device has a camera; asks for no permission. */
export async function canScan(): Promise<boolean> {
  try {
    if (!(await shopFormats()).includes('ean_13')) return false;
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.some(({ kind }) => kind === 'videoinput');
  } catch {
    return false;
  }
}

/** Undefined where the browser reads no barcodes. */
export async function newDetector(): Promise<BarcodeDetector | undefined> {
  const Detector = detectorClass();
  return Detector && new Detector({ formats: await shopFormats() });
}
