const answer = /(?:[【[(（]\s*(?:参考|正确|标准)?答案\s*[】\])）]|(?:参考|正确|标准)?答案\s*(?:[：:]|是|为))/;
const filled = /[(（]\s*(?:[A-H](?:[\s,，、]*[A-H])*|[√×]|对|错|正确|错误)\s*[)）]/;
const option = /^\s*[(（【]?\s*[A-HＡ-Ｈ]\s*[.．、:：)）】]/;
const end =
  /^\s*(?:[【[(（]\s*)?(?:(?:参考|正确|标准)?答案|(?:答案|试题)?解析|详解|分析|难度|难易程度|知识点|考点|来源|分值|章节)\s*(?:[】\])）]|[：:])/;

/** Whether lines say what is right: 答案：, or in brackets. */
export function isAnswered(lines: readonly string[]): boolean {
  return lines.some((line) => answer.test(line) || filled.test(line));
}

/** Whether lines have options or an answer, as a question has. */
export function isMarked(lines: readonly string[]): boolean {
  return isAnswered(lines) || lines.some((line) => option.test(line));
}

/** Whether a line begins an option of a question. */
export function isOption(line: string): boolean {
  return option.test(line);
}

/** Whether a line begins what follows the stem and the options: 答案：, 解析：, 难度：. */
export function isEnd(line: string): boolean {
  return end.test(line);
}

/** Whether a line says by itself what is right of it: `地球是圆的。（√）`. */
export function isJudged(line: string): boolean {
  return /[(（]\s*(?:[√×]|对|错|正确|错误)\s*[)）]\s*[。.]?\s*$/.test(line);
}
