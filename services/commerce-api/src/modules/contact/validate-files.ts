import { CONTACT_FILE_TYPES, MAX_CONTACT_FILE_BYTES, MAX_CONTACT_FILES } from '@storefront/api/limits/contact-limits';
import { fileTypeFromBuffer } from 'file-type';
import { UploadedFile } from '../../http/bodies/uploaded-file';
import { type Problem, refuse } from '../../problem';

/** A file that passed validation. */
export interface CheckedFile {
  name: string;
  type: string;
  bytes: Buffer;
  sha256: string;
}

/** With two bytes for each letter it stays below 255 bytes, the limit of most file systems. */
const MAX_NAME_LENGTH = 120;
/** Extensions that run when opened. One of them anywhere in a name is a trap: 'bill.pdf.exe' or 'bill.exe.pdf'. */
const EXECUTABLE_EXTENSIONS = new Set(
  (
    'ade adp apk app appimage appx bash bat bin chm class cmd com cpl crx csh deb desktop dll dmg docm dotm elf exe ' +
    'gadget hta htm html inf ins iso jar jnlp js jse jsp jsx ksh lib lnk mde mht mhtml mjs msc msi msix msp mst ocx osx ' +
    'paf pif pkg php php3 php5 phtml pl potm ppam ppsm pptm prg ps1 ps1xml ps2 psc1 psd1 psm1 py pyc pyw rb reg rgs rpm ' +
    'scf scr sct sh shb shs shtml sldm svg svgz swf sys tcsh ts url vb vbe vbs vbscript vhd vhdx vxd wasm ws wsc wsf wsh ' +
    'xhtml xlam xll xlsb xlsm xltm xml xsl zsh'
  ).split(' '),
);
/** Characters with a meaning to a file system or a shell, and characters that change how a name is displayed. */
const UNSAFE_CHARACTERS = /[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]/u;

/** The reason why a name is refused; undefined when it is valid. */
function nameFault(name: string): string | undefined {
  if (name.trim() === '' || name !== name.trim()) return 'has no usable name';
  if (name.length > MAX_NAME_LENGTH) return `has a name of more than ${MAX_NAME_LENGTH} characters`;
  if (UNSAFE_CHARACTERS.test(name) || name.startsWith('.') || name.endsWith('.'))
    return 'has signs in its name that cannot be kept';
  const endings = name
    .toLowerCase()
    .split('.')
    .slice(1)
    .map((part) => part.trim());
  if (endings.length === 0) return 'has no file extension';
  if (endings.some((ending) => EXECUTABLE_EXTENSIONS.has(ending))) return 'has the name of a program';
  return undefined;
}

async function faultOf({ name, bytes, cutOff }: UploadedFile): Promise<string | { type: string }> {
  const wrongName = nameFault(name);
  if (wrongName) return wrongName;
  if (cutOff || bytes.length > MAX_CONTACT_FILE_BYTES)
    return `is larger than ${MAX_CONTACT_FILE_BYTES / 1024 / 1024} MB`;
  if (bytes.length === 0) return 'is empty';
  // The type is detected from the content, because a name proves nothing.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const endings = found && CONTACT_FILE_TYPES[found.mime];
  if (!endings) return 'is neither a picture nor a PDF';
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  if (!endings.includes(ending)) return `holds something else than its ending .${ending} says`;
  return { type: found.mime };
}

/**
 * Validates the files of a message.
 * @throws Problem file_refused, with the reason for each file by its index
 */
export async function validateFiles(sent: readonly unknown[]): Promise<CheckedFile[]> {
  if (sent.length > MAX_CONTACT_FILES) throw refuse('file_refused', `At most ${MAX_CONTACT_FILES} files can be sent`);
  const checked: CheckedFile[] = [];
  const faults: NonNullable<Problem['errors']>[number][] = [];
  for (const [index, file] of sent.entries()) {
    if (!(file instanceof UploadedFile)) throw refuse('validation_failed', 'files must be sent as multipart');
    const outcome = await faultOf(file);
    const { bytes, sha256 } = file;
    if (typeof outcome === 'string') faults.push({ path: `files.${index}`, message: outcome, code: 'file' });
    else checked.push({ name: file.name.normalize('NFC'), type: outcome.type, bytes, sha256 });
  }
  const [first] = faults;
  if (first) {
    const nth = Number(first.path.split('.')[1]) + 1;
    throw refuse('file_refused', `File ${nth} ${first.message}`, faults);
  }
  return checked;
}
