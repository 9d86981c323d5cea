/** The texts that are drawn in an SVG, line after line, read from the letters' ids. Spaces are not drawn. */
export function lettersIn(svg: string): string {
  return svg
    .split('<g transform=')
    .map((line) =>
      [...line.matchAll(/<use href="#[rbst]([0-9a-f]+)"/g)]
        .map(([, code = '']) => String.fromCodePoint(Number.parseInt(code, 16)))
        .join(''),
    )
    .filter((line) => line !== '')
    .join('\n');
}
