import { inOrder } from '#runtime/screen/records.ts';
import { read as readJson } from '../json/read.tsx';
import { formOf } from '#runtime/core/operations/answerForm.ts';
import type { Read } from '../screen/types.ts';
import { schemaNameOf } from './names.ts';
import { questionFields } from './fields.ts';

/** Each question with its answer, as the form that came along asks them; without it as they are kept. */
export const read: Read = (props, drawField) => {
  const {
    name,
    value,
    record,
    isCell,
    field: { isPrivate },
  } = props;
  const form = formOf(record[schemaNameOf(name)]);
  if (!form || isCell || typeof value !== 'object' || value === null) return readJson(props, drawField);
  const { fields, lookups } = questionFields({ name, form, isPrivate });
  const answers = value as Record<string, unknown>;
  return (
    <dl className="screen-answers">
      {inOrder(fields).map(([each, field]) => (
        <div key={each}>
          <dt>{field.title}</dt>
          <dd>{drawField({ name: each, field, value: answers[each], record: answers, lookups })}</dd>
        </div>
      ))}
    </dl>
  );
};
