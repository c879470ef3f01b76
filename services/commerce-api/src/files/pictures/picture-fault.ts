/** Above the photos of most cameras; a whole picture is in memory while it is read. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

/** Why a picture cannot be used, reported for its row. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
}
