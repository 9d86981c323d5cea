/** Whether a text is a colour as it is stored: `#1677ff`, capitals too. The format `color` of inputs says the same. */
export function isColor(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}
