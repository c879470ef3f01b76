import {
  CONTACT_FILE_TYPES,
  MAX_CONTACT_BYTES,
  MAX_CONTACT_FILE_BYTES,
  MAX_CONTACT_FILES,
} from '@storefront/api/limits/contact-limits';
import {
  fileEmpty,
  fileKindRefused,
  fileLimits,
  fileOneTooMany,
  filesTooLargeTogether,
  fileTooLarge,
} from '@storefront/messages/contact';
import { fill } from '@storefront/messages/fill';

/** A file to send, with the reason if it is refused. */
export interface ContactFile {
  readonly key: number;
  readonly file: File;
  readonly refusal?: string;
}

/** Binary, as the limits are, so that 5 MB reads as 5. */
const MB = 1024 * 1024;
const megabytes = (bytes: number): string => (bytes / MB).toFixed(bytes % MB ? 1 : 0);
/** Text fields and multipart boundaries need part of the total. */
const TEXT_FIELDS_BYTES = 64 * 1024;

const endings = Object.values(CONTACT_FILE_TYPES).flat();
/** The accept attribute of the file input. */
export const ACCEPTED = [...Object.keys(CONTACT_FILE_TYPES), ...endings.map((ending) => `.${ending}`)].join(',');

/** The limits in words, shown before anything is chosen. */
export const limitsText = fill(
  fileLimits,
  MAX_CONTACT_FILES,
  megabytes(MAX_CONTACT_FILE_BYTES),
  megabytes(MAX_CONTACT_BYTES),
);

/** Validates the files in order. It checks names and sizes; the back end checks the contents. */
export function validateFiles(files: readonly Omit<ContactFile, 'refusal'>[]): ContactFile[] {
  let count = 0;
  let bytes = 0;
  return files.map(({ key, file }) => {
    const own = ownRefusal(file);
    if (own) return { key, file, refusal: own };
    if (count === MAX_CONTACT_FILES) return { key, file, refusal: fill(fileOneTooMany, MAX_CONTACT_FILES) };
    if (bytes + file.size > MAX_CONTACT_BYTES - TEXT_FIELDS_BYTES)
      return { key, file, refusal: fill(filesTooLargeTogether, megabytes(MAX_CONTACT_BYTES)) };
    count += 1;
    bytes += file.size;
    return { key, file };
  });
}

function ownRefusal(file: File): string | undefined {
  const parts = file.name.toLowerCase().split('.');
  if (parts.length < 2 || !endings.includes(parts.at(-1) ?? '')) return fileKindRefused;
  if (file.size === 0) return fileEmpty;
  if (file.size > MAX_CONTACT_FILE_BYTES)
    return fill(fileTooLarge, megabytes(file.size), megabytes(MAX_CONTACT_FILE_BYTES));
  return undefined;
}

/** A readable size: '340 KB', '1.2 MB'. */
export const sizeText = (bytes: number): string =>
  bytes < MB ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / MB).toFixed(1)} MB`;
