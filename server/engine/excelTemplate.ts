import type { Dictionary, ExcelColumn } from '#generators/formats.ts';
import { entityOf, type CallContext, type Download } from './context.ts';
import { headingOf, layoutOf, type SheetColumn } from './excel/layout.ts';
import { optionLetters } from './excel/options.ts';
import { writeWorkbook } from './excel/workbook.ts';

/** The workbook to fill in: headings, and a second sheet that explains each column and gives an example. */
export async function excelTemplate(context: CallContext): Promise<Download> {
  const entity = entityOf(context);
  const { dictionaries } = context.app.artefacts;
  const layout = layoutOf({ plan: context.app.artefacts.excelPlan(entity.name) });
  return writeWorkbook({
    fileName: `${entity.title}导入模板.xlsx`,
    sheets: [
      { name: entity.title, headings: layout.map((each) => ({ title: headingOf(each), width: each.column.width })), pages: [] },
      {
        name: '填写说明',
        headings: [
          { title: '列', width: 18 },
          { title: '是否必填', width: 12 },
          { title: '说明', width: 80 },
          { title: '示例', width: 30 },
        ],
        pages: [layout.map((each) => [{ value: each.title }, { value: each.column.isRequired && each.part === undefined ? '必填' : '选填' }, { value: noteOf(each) }, { value: exampleOf({ sheetColumn: each, dictionaries }) }])],
      },
    ],
  });
}

function noteOf({ column, part }: SheetColumn): string {
  if (part === 'answer') return '单选题、多选题填选项字母，如 A 或 ACD；判断题填“正确”或“错误”；其他题型不填';
  if (part !== undefined) return `选项的内容；公式写在 $$ 与 $$ 之间；判断题和没有选项的题型不填；选项多于 ${optionLetters[part] ?? ''} 时可依次增加列`;
  return column.note ?? '';
}

function exampleOf({ sheetColumn: { column, part }, dictionaries }: { sheetColumn: SheetColumn; dictionaries: Record<string, Dictionary> }): string {
  if (part === 'answer') return 'A';
  if (part !== undefined) return `第 ${part + 1} 个选项`;
  return column.example ?? sampleOf({ column, labels: dictionaries[column.dict ?? '']?.values.flatMap(({ label, isRetired }) => (isRetired ? [] : [label])) ?? [] });
}

function sampleOf({ column: { kind, title }, labels }: { column: ExcelColumn; labels: readonly string[] }): string {
  switch (kind) {
    case 'dict':
      return labels[0] ?? '';
    case 'dictList':
      return labels.slice(0, 2).join('；');
    case 'tags':
      return `${title}一；${title}二`;
    case 'integer':
    case 'number':
      return '1';
    case 'boolean':
      return '是';
    case 'date':
      return '2026-01-31';
    case 'dateTime':
      return '2026-01-31 09:00:00';
    default:
      return '';
  }
}
