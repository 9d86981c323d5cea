import { useState } from 'react';
import { valuesOf, wireOf, type Fields } from '#runtime/screen/form/values.ts';
import { asText, type ScreenRecord } from '#runtime/screen/records.ts';
import { useScreen } from '#runtime/screen/screens.ts';
import type { Common } from './sheet.ts';

/** The fields that all questions of a paste have in common. */
export interface CommonValues {
  /** In their order, as the form of a question has them. */
  fields: Fields;
  valueOf(name: string): unknown;
  set(name: string, value: unknown): void;
  /** Whether the fields are there. */
  isReady: boolean;
  /** The required fields that were empty when they were last taken. */
  missing: readonly string[];
  /** The values; undefined where one is missing, which then has the focus. */
  taken(): Common | undefined;
}

const names = ['certId', 'difficulty', 'score', 'knowledge'] as const satisfies readonly (keyof Common)[];

/** The element of a field. */
export function idOfField(name: string): string {
  return `paste-${name}`;
}

/** @param beginning values of a form, which the fields begin with */
export function useCommon(beginning: ScreenRecord = {}): CommonValues {
  const { screen } = useScreen('question.form');
  const all = screen?.kind === 'form' ? screen.fields : {};
  const fields: Fields = Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
  const [changed, setChanged] = useState<ScreenRecord>({});
  const [isTried, setIsTried] = useState(false);
  const values = { ...valuesOf({ fields, record: undefined }), ...beginning, ...changed };
  const sent = (name: string): unknown => {
    const field = fields[name];
    return field && wireOf({ field, value: values[name] });
  };
  const missing = names.filter((name) => fields[name]?.isRequired && sent(name) === undefined);
  return {
    fields,
    valueOf: (name) => values[name],
    set: (name, value) => setChanged((former) => ({ ...former, [name]: value })),
    isReady: screen !== undefined,
    missing: isTried ? missing : [],
    taken: () => {
      setIsTried(true);
      const [first] = missing;
      if (first !== undefined) {
        document.getElementById(idOfField(first))?.focus();
        return undefined;
      }
      const knowledge = sent('knowledge');
      return {
        certId: asText(sent('certId')),
        difficulty: asText(sent('difficulty')),
        score: asText(sent('score')),
        knowledge: Array.isArray(knowledge) ? knowledge.map(asText) : [],
      };
    },
  };
}
