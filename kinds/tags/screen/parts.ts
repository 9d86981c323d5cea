/** What a text might be several of: its lines, or the parts between commas, semicolons and tabs; none where it is one. */
export function partsOf(text: string): string[] {
  const parts = text
    .split(/[\n\t,，;；、]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length > 1 ? [...new Set(parts)] : [];
}
