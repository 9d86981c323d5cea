import type { ExcelColumn } from '#generators/formats.ts';
import { entityOf, type CallContext, type Download } from './context.ts';
import { answerHeading, headingOf, layoutOf, type SheetColumn } from './excel/layout.ts';
import { writeWorkbook } from './excel/workbook.ts';

/** The workbook to fill in: headings, and a second sheet that explains each column. */
export async function excelTemplate(context: CallContext): Promise<Download> {
  const entity = entityOf(context);
  const layout = layoutOf({ plan: context.app.artefacts.excelPlan(entity.name) });
  return writeWorkbook({
    fileName: `${entity.title}导入模板.xlsx`,
    sheets: [
      { name: entity.title, headings: layout.map((each) => ({ title: headingOf(each), width: each.column.width })), rows: [] },
      {
        name: '填写说明',
        headings: [
          { title: '列', width: 18 },
          { title: '是否必填', width: 12 },
          { title: '说明', width: 80 },
        ],
        rows: layout.map((each) => [{ value: each.title }, { value: each.column.isRequired && each.part === undefined ? '必填' : '选填' }, { value: noteOf(each) }]),
      },
    ],
  });
}

function noteOf({ title, column, part }: SheetColumn): string {
  if (title === answerHeading && part === 'answer') return '单选题、多选题填选项字母，如 A 或 ACD；判断题填“正确”或“错误”；其他题型不填';
  if (part !== undefined) return '选项的内容；公式写在 $$ 与 $$ 之间；判断题不填';
  return [column.note, exampleOf(column)].filter(Boolean).join('；');
}

function exampleOf({ example }: ExcelColumn): string {
  return example ? `例如：${example}` : '';
}
