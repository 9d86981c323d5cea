import type { Field } from '@formily/core';
import { observer, useField } from '@formily/react';
import { Button } from 'antd';
import { newestNameOf } from '#kinds/ref/names.ts';
import { asText, type ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';
import { fieldId, useFormSurroundings } from './context.ts';
import type { FieldEditProps } from './FieldEdit.tsx';

/** In which version a pinned reference is read; it is never typed, the newest one is taken on purpose: by leaving it empty. */
export const PinEdit = observer(({ definition }: FieldEditProps) => {
  const { pinOf = '' } = definition();
  const target = useField<Field<unknown, unknown, unknown, number | null>>();
  const { formId, model, record } = useFormSurroundings();
  const id = fieldId({ formId, path: target.path.toString() });
  const chosen = asText((model.form.values as ScreenRecord)[pinOf]);
  const kept = record[target.path.toString()];
  const newest = record[newestNameOf(pinOf)];
  const isKept = typeof kept === 'number' && chosen === asText(record[pinOf]) && record['id'] !== undefined;
  if (!isKept)
    return (
      <div id={id} className="screen-fixed">
        {chosen === '' ? texts.none : texts.versionTaken}
      </div>
    );
  const isOld = typeof newest === 'number' && newest > kept && target.pattern !== 'readOnly';
  const isRenewed = isOld && (target.value === null || target.value === undefined);
  return (
    <div id={id} className="screen-fixed">
      {isRenewed ? texts.versionRenewed(newest) : texts.version(kept)}
      {isOld && (
        <Button type="link" size="small" onClick={() => target.onInput(isRenewed ? kept : null)}>
          {isRenewed ? texts.keepVersion(kept) : texts.renewVersion(newest)}
        </Button>
      )}
    </div>
  );
});
