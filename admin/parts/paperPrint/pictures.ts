/** Milliseconds until a picture that has not come counts as missing. */
const patience = 20_000;

export interface MissingPictures {
  count: number;
  /** Of the questions they are missing in, or in whose material. */
  numbers: number[];
}

/** Waits until all that is drawn of a sheet is there, its fonts and its pictures, at most so long. A picture that failed before is fetched anew. */
export async function missingPictures(sheet: HTMLElement, limit = patience): Promise<MissingPictures> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limit);
  });
  const pictures = [...sheet.querySelectorAll('img')];
  const [isThere] = await Promise.all([
    Promise.all(pictures.map((picture) => Promise.race([comes(picture), tooLate]))),
    Promise.race([sheet.ownerDocument.fonts.ready, tooLate]),
  ]);
  clearTimeout(timer);
  const missing = pictures.filter((_, index) => !isThere[index]);
  const numbers = missing.flatMap(
    (picture) => picture.closest<HTMLLIElement>('.printed-question, .printed-material')?.value ?? [],
  );
  return { count: missing.length, numbers: [...new Set(numbers)] };
}

async function comes(picture: HTMLImageElement): Promise<boolean> {
  if (picture.complete && picture.naturalWidth === 0) picture.setAttribute('src', picture.getAttribute('src') ?? '');
  try {
    await picture.decode();
    return true;
  } catch {
    return false;
  }
}
