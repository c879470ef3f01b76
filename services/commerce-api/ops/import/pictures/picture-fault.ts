export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

/** Why a picture cannot be taken, as its row is told. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
}
