import type { ContactValues } from './contact-fields';

/** A problem from the back end. */
interface Problem {
  readonly code?: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

export type SendOutcome =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'refused'; readonly status: number; readonly problem: Problem }
  | { readonly kind: 'unanswered' };

/** The timeout after the upload has finished. */
const TIMEOUT_MS = 170_000;

/**
 * Sends a message with its files as one multipart request, with the files as parts named 'files'. It uses
 * XMLHttpRequest, because fetch does not report upload progress.
 * @param key the same for every attempt of one message, so that it is stored once
 * @param onProgress called with the uploaded share, 0 to 1
 */
export function sendContact(
  locale: string,
  values: ContactValues,
  files: readonly File[],
  key: string,
  onProgress: (share: number) => void,
): Promise<SendOutcome> {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) if (value.trim()) form.append(name, value.trim());
  for (const file of files) form.append('files', file, file.name);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/${locale}/api/contact/request`);
    request.setRequestHeader('accept', 'application/json, application/problem+json');
    request.setRequestHeader('idempotency-key', key);
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => resolve(outcomeOf(request));
    request.onerror = request.ontimeout = request.onabort = () => resolve({ kind: 'unanswered' });
    request.send(form);
  });
}

function outcomeOf({ status, responseText }: XMLHttpRequest): SendOutcome {
  let body: unknown;
  try {
    body = JSON.parse(responseText);
  } catch {
    return { kind: 'unanswered' };
  }
  if (status === 200) return { kind: 'sent', reference: (body as { reference: string }).reference };
  return { kind: 'refused', status, problem: body as Problem };
}
