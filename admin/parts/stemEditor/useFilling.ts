import { useEffect, useState } from 'react';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import { asText, isSame, type ScreenRecord } from '#runtime/screen/records.ts';
import type { WholeQuestion } from './whole.ts';

export interface Filling {
  /** Whether the fields are as they were filled in; Ctrl + Z may have taken the stem back, or all of it. */
  isDone: boolean;
  fill(question: WholeQuestion): void;
  /** Gives all fields back that may have changed. */
  undo(): void;
}

/** Fills the fields of a question in, and takes it back until one of them changes. */
export function useFilling({ record, setRecord }: Pick<FieldPartProps, 'record' | 'setRecord'>): Filling {
  const [step, setStep] = useState<{ former: ScreenRecord; filled: ScreenRecord }>();
  const set = ({ type, ...rest }: ScreenRecord): void => {
    // First the kind: it decides which of the other fields there are.
    setRecord({ type });
    setRecord(rest);
  };
  const isTakenBack = step !== undefined && ['', step.former['title']].includes(asText(record['title']));
  const isDone =
    step !== undefined &&
    Object.entries(step.filled).every(
      ([name, value]) => isSame(record[name], value) || (name === 'title' && isTakenBack),
    );
  useEffect(() => {
    if (!isDone) setStep(undefined);
  }, [isDone]);
  return {
    isDone,
    fill: (question) => {
      const filled = { ...question };
      set(filled);
      setStep({ former: Object.fromEntries(fields.map((name) => [name, record[name]])), filled });
    },
    undo: () => {
      if (step) set(step.former);
      setStep(undefined);
    },
  };
}

const fields = ['type', 'title', 'options', 'answer', 'analysis'] as const satisfies readonly (keyof WholeQuestion)[];
