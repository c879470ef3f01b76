/** A version is read again after this time: an import or a changed price shows within a second. */
export const VERSION_FRESH_MS = 1_000;
/** What is cached by its version is never out of date; later nobody asks for an old version, and its memory is free. */
export const READ_FRESH_MS = 30_000;
/** Single items are collected one by one, and reading all of them again costs more. */
export const ITEMS_FRESH_MS = 300_000;
