const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Plain text as HTML that shows it: what stands in it is no markup, lines stay lines. */
export function htmlOf(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign).replace(/\r?\n/g, '<br>');
}
