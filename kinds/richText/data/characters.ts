/** The characters that sanitised markup writes as names; `&amp;` comes last, so that who replaces in order reads none twice. */
export const characters: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
  '&amp;': '&',
};

/** The same for text on one line, where every space is a plain one. */
export const lineCharacters: typeof characters = { ...characters, '&nbsp;': ' ' };
