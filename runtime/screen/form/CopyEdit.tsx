import type { Field } from '@formily/core';
import { observer, useField } from '@formily/react';
import { useEffect } from 'react';
import { codecOf } from '#kinds/codec.ts';
import { callByName } from '#runtime/core/call.ts';
import { asText, isSame, type ScreenRecord } from '../records.ts';
import { FieldEdit, type FieldEditProps } from './FieldEdit.tsx';
import { useFormSurroundings } from './context.ts';

/** What is kept equal to a field of the record referred to: as it is stored while that is, else as the chosen record has it. */
export const CopyEdit = observer((props: FieldEditProps) => {
  const field = props.definition();
  const { reference = '', field: source = '', options } = field.copyOf ?? {};
  const target = useField<Field>();
  const { record } = useFormSurroundings();
  const path = target.path.toString();
  const entry = target.path.parent();
  const isInList = entry.length > 0;
  const given = (isInList ? target.form.getValuesIn(entry) : target.form.values) as ScreenRecord;
  const stored = isInList ? storedEntry({ record, path: entry.toString(), id: given['id'] }) : record;
  const chosen = asText(given[reference]);
  const isStored = stored !== undefined && chosen === asText(stored[reference]);
  const kept = isStored ? (stored[props.name] ?? null) : null;

  useEffect(() => {
    const show = (value: unknown): void => {
      const shown = codecOf(field).fromWire(value ?? undefined);
      if (!isSame(shown ?? null, target.value ?? null)) target.form.setValuesIn(path, shown);
    };
    if (isStored || chosen === '' || options === undefined) {
      show(kept);
      return undefined;
    }
    const controller = new AbortController();
    callByName(options, { ids: [chosen] }, { isQuiet: true, signal: controller.signal }).then(
      (reply) => {
        const [row] = (reply as { rows: { copied?: Record<string, unknown> }[] }).rows;
        if (!controller.signal.aborted) show(row?.copied?.[source]);
      },
      // What it comes to is known once the record is stored.
      () => {
        if (!controller.signal.aborted) show(null);
      },
    );
    return () => controller.abort();
  }, [isStored, kept, chosen, options, source, path, field, target]);

  return <FieldEdit {...props} />;
});

/** The entry of a stored list with this id; entries may have moved. */
function storedEntry({
  record,
  path,
  id,
}: {
  record: ScreenRecord;
  path: string;
  id: unknown;
}): ScreenRecord | undefined {
  const list = record[path.split('.')[0] ?? ''];
  return Array.isArray(list) && id !== undefined
    ? (list as ScreenRecord[]).find((each) => each['id'] === id)
    : undefined;
}
