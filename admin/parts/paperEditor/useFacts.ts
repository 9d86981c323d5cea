import { useEffect, useMemo, useRef, useState } from 'react';
import { call, type Output } from '#runtime/core/call.ts';
import { useCodes } from '#runtime/react/useCodes.ts';

/** A question as the list of the bank has it. */
export type BankQuestion = Output<'question.list'>['rows'][number];

export interface Facts {
  /** Undefined while it is not known. */
  of(questionId: string): BankQuestion | undefined;
  materialOf(questionId: string): string | undefined;
  /** Takes what is known from elsewhere. */
  learn(questions: readonly BankQuestion[]): void;
}

/** Who may look into the bank. */
export const bankCode = 'a12-m2.3';

/** As many as one call takes. */
const most = 200;

/** What the bank says now of the questions of a paper; nothing for who may not look into it. */
export function useFacts(questionIds: readonly string[]): Facts {
  const canRead = useCodes()(bankCode);
  const [known, setKnown] = useState<ReadonlyMap<string, BankQuestion>>(new Map());
  const asked = useRef(new Set<string>());
  const learn = useRef((questions: readonly BankQuestion[]): void =>
    setKnown((former) => new Map([...former, ...questions.map((question) => [question.id, question] as const)])),
  ).current;

  const wanted = canRead ? questionIds.filter((id) => !known.has(id) && !asked.current.has(id)).slice(0, most) : [];
  const content = wanted.join(' ');
  useEffect(() => {
    const ids = content === '' ? [] : content.split(' ');
    if (ids.length === 0) return;
    ids.forEach((id) => asked.current.add(id));
    call('question.list', { id: ids, pageSize: most }, { isQuiet: true }).then(
      ({ rows }) => learn(rows),
      // Without it the paper is put together all the same; publishing says what is wrong.
      () => undefined,
    );
  }, [content, learn]);

  return useMemo(
    () => ({
      of: (id) => known.get(id),
      materialOf: (id) => known.get(id)?.materialId ?? undefined,
      learn,
    }),
    [known, learn],
  );
}
