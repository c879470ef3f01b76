import { sizeText, validateFiles } from './contact-files';

const file = (name: string, size: number) => Object.defineProperty(new File(['x'], name), 'size', { value: size });
const looked = (...files: File[]) =>
  validateFiles(files.map((one, key) => ({ key, file: one }))).map(({ refusal }) => refusal);
const MB = 1024 * 1024;

describe('files for the shop', () => {
  test('are accepted up to their limits', () => {
    expect(looked(file('a.jpg', 5 * MB), file('b.PDF', 1))).toEqual([undefined, undefined]);
  });

  test('are rejected each for its own reason, and never for another’s', () => {
    expect(
      looked(file('run.exe', 10), file('photo.jpg.exe', 10), file('big.png', 5 * MB + 1), file('none.pdf', 0)),
    ).toEqual([
      'This kind of file cannot be sent. Use JPEG, PNG, WebP, HEIC or PDF.',
      'This kind of file cannot be sent. Use JPEG, PNG, WebP, HEIC or PDF.',
      'This file is 5.0 MB. Files can be up to 5 MB.',
      'This file is empty.',
    ]);
  });

  test('beyond the fifth, or beyond the total size, wait until another is removed', () => {
    const six = Array.from({ length: 6 }, (_, index) => file(`${index}.png`, 10));
    expect(looked(...six).at(-1)).toBe('Only 5 files can be sent. Remove one to send this.');
    const four = Array.from({ length: 4 }, (_, index) => file(`${index}.png`, 5 * MB));
    expect(looked(...four)).toEqual([
      undefined,
      undefined,
      undefined,
      'Together these files are more than 16 MB. Remove one, or send it later.',
    ]);
  });

  test('have readable sizes', () => {
    expect([sizeText(1), sizeText(340 * 1024), sizeText(1.25 * MB)]).toEqual(['1 KB', '340 KB', '1.3 MB']);
  });
});
