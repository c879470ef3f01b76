/** Posts a form and reads a JSON object. Undefined when there is no such reply in time. */
export async function readJson(
  url: string,
  form: URLSearchParams,
  timeoutMs: number,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    const response = await fetch(url, { method: 'POST', body: form, signal: AbortSignal.timeout(timeoutMs) });
    const reply: unknown = await response.json();
    return typeof reply === 'object' && reply !== null ? { ...reply } : undefined;
  } catch {
    return undefined;
  }
}
