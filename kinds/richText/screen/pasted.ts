/**
 * Pasted HTML without the pictures that only the program it comes from can show: on its disk, or inside the clipboard.
 * @returns the rest, and how many were left out
 */
export function withoutLocalPictures(html: string): { html: string; count: number } {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const local = [...page.querySelectorAll('img')].filter(
    (image) => !/^(?:https?:\/\/|\/(?!\/))/i.test(image.getAttribute('src') ?? ''),
  );
  for (const image of local) image.remove();
  return { html: local.length > 0 ? page.body.innerHTML : html, count: local.length };
}
