/** The harness's sandbox is at the storefront's port plus five. */
const SANDBOX_OFFSET = 5;

/** Where the sandbox of a harness is. @param baseURL of the storefront */
export function sandboxOrigin(baseURL: string | undefined): string {
  const sandbox = new URL(baseURL ?? '');
  sandbox.port = String(Number(sandbox.port) + SANDBOX_OFFSET);
  return sandbox.origin;
}
