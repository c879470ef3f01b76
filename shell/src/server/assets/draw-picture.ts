/** Drawing takes a tenth of a second, longer on a busy machine; after this time it is not awaited. */
const DEADLINE_MS = 20_000;

/**
 * Asks for a file of a demonstration's picture that is not drawn yet. Resolves when it can be read, or cannot be drawn.
 * @param drawerUrl address of the process that draws pictures
 */
export async function drawPicture(drawerUrl: string, motif: string, file: string): Promise<void> {
  try {
    await fetch(`${drawerUrl}/${motif}/${file}`, { signal: AbortSignal.timeout(DEADLINE_MS) });
  } catch {
    // The picture is missing, like any other missing file.
  }
}
