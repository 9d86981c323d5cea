import { useMemo } from 'react';
import type { DictionaryValue } from '#runtime/core/dictionaries.ts';
import { useDictionary } from '#runtime/react/useDictionary.ts';

export interface Words {
  kinds: readonly DictionaryValue[];
  difficulties: readonly DictionaryValue[];
  usages: readonly DictionaryValue[];
  kindOf(code: string | null | undefined): string;
  difficultyOf(code: string | null | undefined): string;
  usageOf(code: string | null | undefined): string;
}

/** What the codes of a question are called. */
export function useWords(): Words {
  const { values: kinds } = useDictionary('questionType');
  const { values: difficulties } = useDictionary('difficulty');
  const { values: usages } = useDictionary('questionUsage');
  return useMemo(
    () => ({
      kinds,
      difficulties,
      usages,
      kindOf: labelIn(kinds),
      difficultyOf: labelIn(difficulties),
      usageOf: labelIn(usages),
    }),
    [kinds, difficulties, usages],
  );
}

/** The kinds that some of the questions are of. */
export function kindsIn(
  { kinds }: Words,
  questions: readonly { type?: string | null | undefined }[],
): DictionaryValue[] {
  return kinds.filter(({ code }) => questions.some(({ type }) => type === code));
}

function labelIn(values: readonly DictionaryValue[]): (code: string | null | undefined) => string {
  const labels = new Map(values.map(({ code, label }) => [code, label]));
  return (code) => labels.get(code ?? '') ?? '';
}
