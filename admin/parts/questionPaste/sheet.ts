import { formatAnswers } from '#runtime/core/answer/written.ts';
import { letterOf } from '../optionEditor/options.ts';
import type { WholeQuestion } from '../stemEditor/whole.ts';

/** What all questions of a paste have, as it is sent; empty where nothing was chosen. */
export interface Common {
  certId: string;
  difficulty: string;
  score: string;
  knowledge: readonly string[];
}

const fewestOptions = 4;

/**
 * Questions as the sheet that an import reads, the headings first. References and values of dictionaries stand by id and
 * code, which an import takes as well as their names: they are not changed by anyone.
 */
export function sheetOf({ questions, common }: { questions: readonly WholeQuestion[]; common: Common }): string[][] {
  const most = Math.max(fewestOptions, ...questions.map(({ options = [] }) => options.length));
  const letters = Array.from({ length: most }, (_, index) => letterOf({ type: 'single', index }));
  const { certId, difficulty, score, knowledge } = common;
  const heads = ['证书', '题型', '题干', ...letters.map((letter) => `选项${letter}`), '正确答案', '参考答案', '解析'];
  return [
    [...heads, '难度', '建议分值', '知识点'],
    ...questions.map(({ type, title, options = [], answer = [], analysis = '' }) => {
      const isJudgment = type === 'judgment';
      return [
        certId,
        type,
        cellOf(title),
        ...letters.map((_, index) => (isJudgment ? '' : cellOf(options[index]?.content ?? ''))),
        options
          .flatMap(({ content = '', isAnswer }, index) =>
            isAnswer ? [isJudgment ? content : letterOf({ type: 'single', index })] : [],
          )
          .join(''),
        formatAnswers({ type, keys: answer }),
        cellOf(analysis),
        difficulty,
        score,
        knowledge.some((each) => /[;；\n]/.test(each)) ? JSON.stringify(knowledge) : knowledge.join('；'),
      ];
    }),
  ];
}

/** The same as a workbook. */
export async function workbookOf({ sheet, name }: { sheet: readonly string[][]; name: string }): Promise<File> {
  const { default: write } = await import('write-excel-file/browser');
  const cells = sheet.map((row) => row.map((value) => (value === '' ? null : { value, type: String })));
  return new File([await write(cells).toBlob()], name);
}

/** Rich text that was plain text before, as this; what would be read as markup there says that it is. */
function cellOf(html: string): string {
  const { content } = Object.assign(document.createElement('template'), {
    innerHTML: html.replace(/<br\s*\/?>|<\/p><p>/g, '\n'),
  });
  const text = content.textContent ?? '';
  return text.startsWith('<') ? `<html>${html}</html>` : text;
}
