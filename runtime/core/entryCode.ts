/** An entry code as it is compared: typed by an input method it may have wide digits, read out it has gaps. */
export function plainCode(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '');
}
