/** The longer side to which a browser reduces a picture before it is sent: twice the largest size that is made of it. */
export const PICTURE_SIDE_PIXELS = 1_600;

/** Base64 of 3 MB: a photo of that size needs less than 1 MB, one with a transparent background 3 MB at most. */
export const PICTURE_CHARACTERS = 4_194_304;

/** The picture with the rest of its call. */
export const PICTURE_BODY_BYTES = PICTURE_CHARACTERS + 4_096;

/** Pictures that one business may have uploaded: a new one every day for years. */
export const UPLOADED_PICTURES_MAX = 2_000;
