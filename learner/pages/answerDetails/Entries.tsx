import { mayHaveFormula } from '#runtime/core/richText/formulaParts.ts';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { textsOf } from '#learner/question/question.ts';
import { useFormulasReady } from '#learner/richText/useFormulas.ts';
import { Entry } from './Entry.tsx';
import { idOf, type Reviewed, type Sheet } from './sheet.ts';

interface EntriesProps extends Pick<Sheet, 'certCode' | 'hasKeys'> {
  shown: readonly Reviewed[];
}

/** Questions of an exam that was handed in, once their formulas can be drawn: later ones would move what is read. */
export function Entries({ certCode, hasKeys, shown }: EntriesProps) {
  const isReady = useFormulasReady(shown.some((question) => textsOf(question).some(mayHaveFormula)));
  if (!isReady) return <Skeleton lines={8} />;
  return (
    <>
      {shown.map((question, index) => (
        <Entry
          key={question.questionId}
          id={idOf(question)}
          certCode={certCode}
          question={question}
          hasKeys={hasKeys}
          isMaterialKnown={question.material !== null && question.material.id === shown[index - 1]?.material?.id}
        />
      ))}
    </>
  );
}
