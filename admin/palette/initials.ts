/** The first character of each initial of pinyin in the order of pinyin; no syllable begins with i, u or v. */
const firsts = '阿八嚓哒妸发旮哈讥咔垃妈拿噢妑七呥仨他挖夕丫匝';
const letters = 'abcdefghjklmnopqrstwxyz';

const collator = new Intl.Collator('zh-Hans-CN-u-co-pinyin');

/**
 * The initials of a text as people type them: 题库管理 is tkgl. By the browser's own order of Chinese characters; a
 * character of several readings has the usual one.
 */
export function initialsOf(text: string): string {
  return [...text]
    .map((character) => (/[\u3400-\u9fff]/.test(character) ? initialOf(character) : character.toLowerCase()))
    .join('');
}

/** Whether a text holds what was typed, in its characters or in their initials. */
export function isFound({ text, typed }: { text: string; typed: string }): boolean {
  const wanted = typed.trim().toLowerCase();
  if (text.toLowerCase().includes(wanted)) return true;
  return /^[a-z]+$/.test(wanted) && initialsOf(text).includes(wanted);
}

function initialOf(character: string): string {
  let found = '';
  for (const [place, first] of [...firsts].entries())
    if (collator.compare(first, character) <= 0) found = letters.charAt(place);
  return found;
}
