import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

const [WIDTH, HEIGHT, MODULE] = [640, 480, 4] as const;
const [BLACK, WHITE, GREY] = [16, 235, 128] as const;

/** The modules of an EAN-13, left to right: 0 for a bar. */
export async function barcodeModules(code: string): Promise<Uint8ClampedArray> {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
  await prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer }, fireImmediately: true });
  const { symbol } = await writeBarcode(code, { format: 'EAN-13' });
  return symbol.data.slice(0, symbol.width);
}

/**
 * Writes a video of a pack's barcode, for Chromium's `--use-file-for-fake-video-capture`.
 * @param path ends with `.y4m`
 */
export async function writeBarcodeVideo(path: string, code: string): Promise<void> {
  const modules = await barcodeModules(code);
  const margin = (WIDTH - modules.length * MODULE) / 2;
  const row = Buffer.alloc(WIDTH, WHITE);
  for (const [at, module] of modules.entries())
    if (module === 0) row.fill(BLACK, margin + at * MODULE, margin + (at + 1) * MODULE);
  const blank = Buffer.alloc(WIDTH, WHITE);
  const luma = Array.from({ length: HEIGHT }, (_, y) => (y > 100 && y < HEIGHT - 100 ? row : blank));
  const chroma = Buffer.alloc((WIDTH / 2) * (HEIGHT / 2) * 2, GREY);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), ...luma, chroma]);
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(path, Buffer.concat([header, frame, frame]));
}
