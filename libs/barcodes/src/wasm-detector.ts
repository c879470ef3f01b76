import { prepareZXingModule, type ReaderOptions, readBarcodes, ZXING_WASM_SHA256 } from 'zxing-wasm/reader';
import decoderFile from 'zxing-wasm/reader/zxing_reader.wasm?file';
import type { BarcodeDetector, BarcodeFormat } from './barcode-detector';

/** The decoder's name of each format. */
const NAMES = {
  ean_13: 'EAN-13',
  ean_8: 'EAN-8',
  upc_a: 'UPC-A',
  upc_e: 'UPC-E',
  itf: 'ITF',
  code_128: 'Code128',
  qr_code: 'QRCode',
} as const satisfies Record<BarcodeFormat, string>;

const base64OfHex = (hex: string): string =>
  btoa(String.fromCharCode(...(hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))));

/** A slow phone network needs ten seconds; who waits for longer should be told, and can try again. */
const LOAD_TIMEOUT_MS = 30_000;

/** @throws Error when the decoder cannot be loaded in time or started */
async function startDecoder(): Promise<void> {
  // From the storefront itself: a page fetches from no other origin, such as that of its assets.
  const reply = await fetch(new URL(decoderFile, location.href).pathname, {
    integrity: `sha256-${base64OfHex(ZXING_WASM_SHA256)}`,
    signal: AbortSignal.timeout(LOAD_TIMEOUT_MS),
  });
  if (!reply.ok) throw new Error(`The decoder was not sent: ${reply.status}`);
  await prepareZXingModule({ overrides: { wasmBinary: await reply.arrayBuffer() }, fireImmediately: true });
}

let starting: Promise<void> | undefined;

/** A detector for browsers without their own. @throws Error when the decoder cannot be loaded; the next call tries again */
export async function wasmDetector(formats: readonly BarcodeFormat[]): Promise<BarcodeDetector> {
  starting ??= startDecoder();
  try {
    await starting;
  } catch (error) {
    starting = undefined;
    throw error;
  }
  const options: ReaderOptions = { formats: formats.map((format) => NAMES[format]) };
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    async detect(video) {
      const { videoWidth: width, videoHeight: height } = video;
      if (!context || width === 0) return [];
      canvas.width = width;
      canvas.height = height;
      context.drawImage(video, 0, 0);
      const found = await readBarcodes(context.getImageData(0, 0, width, height), options);
      return found.map(({ text }) => ({ rawValue: text }));
    },
  };
}
