/** The kinds that a heading may name, by the word that a question has for its kind; empty: the questions tell it. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^(?:单选|单项选择)/, '单选'],
  [/^(?:多选|多项选择|不定项选择)/, '多选'],
  [/^(?:判断|是非|判断正误)/, '判断'],
  [/^填空/, '填空'],
  [/^(?:简答|问答|名词解释)/, '简答'],
  [/^论述/, '论述'],
];

const words =
  '单选|单项选择|多选|多项选择|不定项选择|选择|判断|是非|填空|简答|问答|名词解释|论述|案例分析|案例|材料分析|计算|分析|应用|综合|操作';

const count = '[一二三四五六七八九十\\d]{1,3}';
const heading = new RegExp(
  `^\\s*(?<number>第\\s*${count}\\s*(?:部分|大题|章|节|题)\\s*[、：:.．]?|[(（]\\s*${count}\\s*[)）]\\s*[、.．]?|${count}\\s*[、.．])?\\s*[【[]?\\s*(?<kind>${words})(?<word>题型|题)?\\s*[】\\]]?\\s*(?<rest>.*)$`,
);

/** What may stand behind the kind: how many there are, what each is worth, what to do. */
const remark =
  /^(?:[(（【[].*[)）】\]]\s*[。.：:]?|[：:，,、。.;；—-]?\s*(?:本题|本大题|本部分|共|每|合计|满分|总计|下列|请|要求|\d+\s*[道分]).*|[：:。])?$/;

/**
 * The word for the kind that a heading of questions names: `一、单选题（每题 2 分）`. Empty for a heading that leaves it
 * open (`选择题`、`案例分析题`), undefined for a line that is none.
 */
export function headingOf(line: string): string | undefined {
  const { number, kind = '', word, rest = '' } = heading.exec(line)?.groups ?? {};
  if (kind === '' || (number === undefined && word === undefined) || !remark.test(rest.trim())) return undefined;
  // “（√）” is an answer, and what has one is a question.
  if (/[(（]\s*(?:[A-H]+|[√×对错])?\s*[)）]/.test(rest)) return undefined;
  return kinds.find(([pattern]) => pattern.test(kind))?.[1] ?? '';
}
