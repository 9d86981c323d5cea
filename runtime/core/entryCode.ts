/** An entry code, or what is read from a picture, as it is compared: typed by an input method it may be wide, read out it has gaps. */
export function plainCode(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '');
}
