/** The first character of each initial of pinyin in the order of pinyin; no syllable begins with i, u or v. */
const firsts = '阿八嚓哒妸发旮哈讥咔垃妈拿噢妑七呥仨他挖夕丫匝';
const letters = 'abcdefghjklmnopqrstwxyz';

const collator = new Intl.Collator('zh-Hans-CN-u-co-pinyin');

/**
 * The initials of a text as people type them: 题库管理 is tkgl. By the order of Chinese characters that browser and server bring along; a
 * character of several readings has the usual one.
 */
export function initialsOf(text: string): string {
  return [...text]
    .map((character) => (/[\u3400-\u9fff]/.test(character) ? initialOf(character) : character.toLowerCase()))
    .join('');
}

/** A name for programs, small letters and digits alone: 发证单位 is fzdw; nothing of a text without a letter. */
export function nameOf(text: string): string | null {
  const name = initialsOf(text)
    .replace(/[^a-z0-9]/g, '')
    .replace(/^\d+/, '')
    .slice(0, longestName);
  return name || null;
}

/** Leaves room for a number behind it. */
const longestName = 30;

/** Whether a text holds what was typed: its characters in their order, others between them or not, or their initials beside each other. */
export function isFound({ text, typed }: { text: string; typed: string }): boolean {
  const wanted = typed.trim().toLowerCase();
  if (/^[a-z]+$/.test(wanted)) return text.toLowerCase().includes(wanted) || initialsOf(text).includes(wanted);
  let rest = text.toLowerCase();
  return [...wanted].every((character) => {
    const at = rest.indexOf(character);
    rest = rest.slice(at + 1);
    return at >= 0;
  });
}

function initialOf(character: string): string {
  let found = '';
  for (const [place, first] of [...firsts].entries())
    if (collator.compare(first, character) <= 0) found = letters.charAt(place);
  return found;
}
