/** The desk makes a phone's photo smaller than this before it keeps or sends it. */
export const SAFE_PLACE_PICTURE_BYTES = 1_000_000;
/** The picture in base64, which takes four characters for three bytes. */
export const SAFE_PLACE_PICTURE_CHARACTERS = Math.ceil(SAFE_PLACE_PICTURE_BYTES / 3) * 4;
/** The picture with the other fields. */
export const SAFE_PLACE_BODY_BYTES = SAFE_PLACE_PICTURE_CHARACTERS + 8_192;
