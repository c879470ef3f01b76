import { PictureQueue } from './picture-queue';
import type { Recipe } from './recipe';

const recipe = (motif: string): Recipe => ({ motif, brand: 'grocery', shape: 'tile', draw: () => '<svg/>' });

/** A drawing that ends when the test says so. */
function controlledDrawing() {
  const begun: string[] = [];
  const endings = new Map<string, (error?: Error) => void>();
  const draw = ({ motif }: Recipe) =>
    new Promise<void>((resolve, reject) => {
      begun.push(motif);
      endings.set(motif, (error) => (error ? reject(error) : resolve()));
    });
  return { begun, draw, end: (motif: string, error?: Error) => endings.get(motif)?.(error) };
}

test('a picture that is asked for is drawn before those that wait', async () => {
  const { begun, draw, end } = controlledDrawing();
  const queue = new PictureQueue(draw);
  const first = queue.add(recipe('apples'));
  for (const motif of ['bread', 'cheese', 'dates', 'eggs']) void queue.add(recipe(motif));
  void queue.drawNext(recipe('eggs'));
  end('apples');
  await first;
  await new Promise(setImmediate);
  expect(begun).toEqual(['apples', 'bread', 'cheese', 'eggs']);
});

test('a picture that many ask for at once is drawn once', async () => {
  const { begun, draw, end } = controlledDrawing();
  const queue = new PictureQueue(draw);
  const asked = [queue.add(recipe('apples')), queue.drawNext(recipe('apples')), queue.drawNext(recipe('apples'))];
  end('apples');
  await Promise.all(asked);
  expect(begun).toEqual(['apples']);
});

test('a picture that could not be drawn fails for those who asked, and may be asked for again', async () => {
  const { begun, draw, end } = controlledDrawing();
  const queue = new PictureQueue(draw);
  const failed = queue.drawNext(recipe('apples'));
  end('apples', new Error('no space left'));
  await expect(failed).rejects.toThrow('no space left');
  await new Promise(setImmediate);
  const again = queue.drawNext(recipe('apples'));
  end('apples');
  await again;
  expect(begun).toEqual(['apples', 'apples']);
});
