/** A picture is drawn in a second; a busy machine takes longer, and later than this it is not waited for. */
const DEADLINE_MS = 20_000;

/**
 * Has a demonstration's picture drawn that is not drawn yet. Resolves when it can be read, or cannot be drawn.
 * @param drawerUrl where the process listens that draws pictures
 */
export async function drawPicture(drawerUrl: string, motif: string): Promise<void> {
  try {
    await fetch(`${drawerUrl}/${motif}`, { signal: AbortSignal.timeout(DEADLINE_MS) });
  } catch {
    // The picture is missing, and is answered as any other missing file.
  }
}
