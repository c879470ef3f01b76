/** The gallery's own pictures, so that it needs no data: a few shapes on a transparent background. */
const shadow = '<ellipse cx="50" cy="88" rx="28" ry="4" fill="#000" opacity=".12"/>';
const draw = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="400" height="400">${shadow}${body}</svg>`;

export const samplePictures: Record<string, string> = {
  loaf: draw(
    '<path d="M16 42c0-16 68-16 68 0 0 6-4 8-4 12v26c0 4-2 6-6 6H26c-4 0-6-2-6-6V54c0-4-4-6-4-12Z" fill="#d99a4e"/><path d="M22 43c0-11 56-11 56 0 0 5-4 7-4 11v25H26V54c0-4-4-6-4-11Z" fill="#f0c98a"/>',
  ),
  bottle: draw(
    '<path d="M40 10h20v10l8 14v48c0 4-2 6-6 6H38c-4 0-6-2-6-6V34l8-14Z" fill="#fff"/><path d="M32 52h36v22H32Z" fill="#7fb2e5"/><path d="M40 10h20v8H40Z" fill="#2f6fc0"/>',
  ),
  jar: draw(
    '<path d="M26 30h48v52c0 4-2 6-6 6H32c-4 0-6-2-6-6Z" fill="#c8463a"/><path d="M28 16h44v14H28Z" fill="#e9c46a"/><path d="M26 44h48v24H26Z" fill="#fff5df"/>',
  ),
  fruit: draw(
    '<circle cx="38" cy="62" r="24" fill="#e2632c"/><circle cx="66" cy="66" r="20" fill="#f0952f"/><path d="M38 40c2-12 12-16 22-14-2 10-12 16-22 14Z" fill="#4e8f3a"/>',
  ),
  mug: draw(
    '<path d="M20 32h46v44c0 8-5 12-12 12H32c-7 0-12-4-12-12Z" fill="#23242f"/><path d="M66 42h8c10 0 10 26-2 26h-6" fill="none" stroke="#23242f" stroke-width="7"/><ellipse cx="43" cy="32" rx="23" ry="5" fill="#0c0d14"/>',
  ),
  lamp: draw(
    '<path d="M18 44C20 18 80 18 82 44Z" fill="#2a20f5"/><path d="M46 44h8v36h-8Z" fill="#c9cede"/><ellipse cx="50" cy="83" rx="22" ry="5" fill="#b6bdd2"/>',
  ),
  carafe: draw(
    '<path d="M43 14h14v18c0 10 19 14 19 36 0 14-8 20-16 20H40c-8 0-16-6-16-20 0-22 19-26 19-36Z" fill="#dbe8f6"/><path d="M27 58h46c6 20-2 30-13 30H40c-11 0-19-10-13-30Z" fill="#9fbbe2"/><path d="M42 8h16v9H42Z" fill="#b98a55"/>',
  ),
  bowl: draw(
    '<path d="M14 44h72c0 28-16 42-36 42S14 72 14 44Z" fill="#93a9d4"/><ellipse cx="50" cy="44" rx="36" ry="9" fill="#6c7ba3"/>',
  ),
};

/** The sources of a picture in the form of a menu item's images. */
export function sampleSources(name: string) {
  const url = `img/${name}.svg`;
  return { originals: url, mdpi_1x: url, xhdpi_2x: url, xxhdpi_3x: url };
}
