import { PictureQueue } from './picture-queue';

/** A drawing that the test completes. */
function controlledDrawing() {
  const begun: string[] = [];
  const endings = new Map<string, (error?: Error) => void>();
  const draw = (motif: string) =>
    new Promise<void>((resolve, reject) => {
      begun.push(motif);
      endings.set(motif, (error) => (error ? reject(error) : resolve()));
    });
  return { begun, draw, end: (motif: string, error?: Error) => endings.get(motif)?.(error) };
}

test('a requested picture is drawn before waiting ones', async () => {
  const { begun, draw, end } = controlledDrawing();
  const queue = new PictureQueue(draw);
  const first = queue.add('apples');
  for (const motif of ['bread', 'cheese', 'dates', 'eggs']) void queue.add(motif);
  void queue.drawNext('eggs');
  end('apples');
  await first;
  await new Promise(setImmediate);
  expect(begun).toEqual(['apples', 'bread', 'cheese', 'eggs']);
});

test('a picture requested many times at once is drawn once', async () => {
  const { begun, draw, end } = controlledDrawing();
  const queue = new PictureQueue(draw);
  const asked = [queue.add('apples'), queue.drawNext('apples'), queue.drawNext('apples')];
  end('apples');
  await Promise.all(asked);
  expect(begun).toEqual(['apples']);
});

test('a picture that failed to draw rejects its requests, and may be requested again', async () => {
  const { begun, draw, end } = controlledDrawing();
  const queue = new PictureQueue(draw);
  const failed = queue.drawNext('apples');
  end('apples', new Error('no space left'));
  await expect(failed).rejects.toThrow('no space left');
  await new Promise(setImmediate);
  const again = queue.drawNext('apples');
  end('apples');
  await again;
  expect(begun).toEqual(['apples', 'apples']);
});
