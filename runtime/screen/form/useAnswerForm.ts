import { useEffect, useMemo, useState } from 'react';
import type { ScreenField } from '#generators/formats.ts';
import { schemaNameOf } from '#kinds/answers/names.ts';
import { versionNameOf } from '#kinds/ref/names.ts';
import { callByName } from '#runtime/core/call.ts';
import { formOf, type AnswerForm } from '#runtime/core/operations/answerForm.ts';
import { asText, type ScreenRecord } from '../records.ts';

export interface AnswerFormState {
  /** The id of the record with the form; '' where none is chosen. */
  chosen: string;
  /** Undefined where the record has none; look at `isReady`. */
  form: AnswerForm | undefined;
  isReady: boolean;
  hasFailed: boolean;
  retry(): void;
}

/**
 * The form that a field answers: what came with the record while its reference and version are as stored, else what the
 * chosen record has by now.
 */
export function useAnswerForm({
  name,
  schemaOf: { reference, field, options },
  values,
  record,
}: {
  name: string;
  schemaOf: NonNullable<ScreenField['schemaOf']>;
  /** Of the form as it is. */
  values: ScreenRecord;
  /** As it was loaded. */
  record: ScreenRecord;
}): AnswerFormState {
  const isAsStored = (place: string): boolean => !(place in values) || asText(values[place]) === asText(record[place]);
  const chosen = asText(reference in values ? values[reference] : record[reference]);
  const isStored = schemaNameOf(name) in record && isAsStored(reference) && isAsStored(versionNameOf(reference));
  const [read, setRead] = useState<{ chosen: string; written?: unknown; hasFailed?: true }>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (isStored || chosen === '') return undefined;
    const controller = new AbortController();
    callByName(options, { ids: [chosen] }, { isQuiet: true, signal: controller.signal }).then(
      (reply) => {
        const [row] = (reply as { rows: { forms?: Record<string, unknown> }[] }).rows;
        if (!controller.signal.aborted) setRead({ chosen, written: row?.forms?.[field] });
      },
      () => {
        if (!controller.signal.aborted) setRead({ chosen, hasFailed: true });
      },
    );
    return () => controller.abort();
  }, [isStored, chosen, options, field, round]);

  const isRead = read?.chosen === chosen;
  const written = isStored ? record[schemaNameOf(name)] : isRead ? read.written : undefined;
  const form = useMemo(() => formOf(written), [written]);
  return {
    chosen,
    form,
    isReady: isStored || chosen === '' || (isRead && !read.hasFailed),
    hasFailed: !isStored && isRead && read.hasFailed === true,
    retry: () => {
      setRead(undefined);
      setRound((former) => former + 1);
    },
  };
}
