import type { ScreenField } from '#generators/formats.ts';
import { inOrder, type ScreenRecord } from '#runtime/screen/records.ts';
import { Table } from '#runtime/screen/table/Table.tsx';
import { texts as screenTexts } from '#runtime/screen/texts.ts';
import { read as readJson } from '../json/read.tsx';
import { fieldColumn } from '../screen/column.ts';
import type { Read } from '../screen/types.ts';
import { sortOf } from './design.ts';
import { askedForm, formOf, questionsOf, type Question } from '#runtime/core/operations/answerForm.ts';
import { sortTexts, texts } from './screen/texts.ts';

/** In a cell how many questions a form has; elsewhere a table of them in their order. What is no form as it is kept. */
export const read: Read = (props, drawField) => {
  const form = formOf(props.value);
  if (!form) return readJson({ ...props, value: askedForm(props.value) }, drawField);
  const questions = questionsOf(form);
  if (props.isCell) return <span className="screen-number">{screenTexts.count(questions.length)}</span>;
  const rows = questions.map(
    ([name, question]): ScreenRecord => ({
      name,
      title: question.title,
      sort: sortTexts[sortOf(question)],
      required: question.type !== 'boolean' && form.required?.includes(name) ? texts.yes : '',
      limits: limitsOf(question).join('；'),
    }),
  );
  const columns = inOrder(fields).map(([name, field]) =>
    fieldColumn({ name, field, lookups: {}, drawField, isCell: false }),
  );
  return <Table label={props.field.title} columns={columns} rows={rows} keyOf={({ name }) => String(name)} isCompact />;
};

const fields: Record<string, ScreenField> = {
  title: { kind: 'text', title: texts.title, order: 0, width: 200 },
  sort: { kind: 'text', title: texts.sort, order: 1, width: 100 },
  required: { kind: 'text', title: texts.required, order: 2, width: 72 },
  limits: { kind: 'longText', title: texts.limits, order: 3, width: 320 },
};

/** What a question says besides its title and sort, in words. */
function limitsOf({
  description,
  enum: choices,
  items,
  minLength,
  maxLength,
  minimum,
  maximum,
  multipleOf,
  'x-picture': picture,
}: Question): string[] {
  const offered = choices ?? items?.enum;
  return [
    ...(description ? [description] : []),
    ...(offered ? [`${texts.choices}：${offered.join('、')}`] : []),
    ...(minLength ? [texts.atLeast(minLength, texts.characters)] : []),
    ...(maxLength === undefined ? [] : [texts.atMost(maxLength, texts.characters)]),
    ...(minimum === undefined ? [] : [texts.from(minimum)]),
    ...(maximum === undefined ? [] : [texts.to(maximum)]),
    ...(multipleOf === undefined ? [] : [texts.step(multipleOf)]),
    ...(picture ? [texts.pixels(picture.width, picture.height)] : []),
  ];
}
