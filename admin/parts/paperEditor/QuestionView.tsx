import { Skeleton } from 'antd';
import { useCall } from '#runtime/react/useCall.ts';
import { Failed } from '#runtime/screen/states/Failed.tsx';
import type { WholeQuestion } from '../stemEditor/whole.ts';
import { WholePreview } from '../stemEditor/WholePreview.tsx';

/** A whole question of the bank, with its key and analysis. */
export function QuestionView({ questionId }: { questionId: string }) {
  const { data, error, reload } = useCall('question.get', { id: questionId });
  return (
    <div className="paper-whole">
      {data ? (
        <WholePreview question={wholeOf(data as Stored)} />
      ) : error ? (
        <Failed message={error.message} onRetry={() => void reload()} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
      )}
    </div>
  );
}

type Stored = { [Name in keyof WholeQuestion]?: WholeQuestion[Name] | null };

function wholeOf({ type, title, options, answer, analysis }: Stored): WholeQuestion {
  return {
    type: type ?? '',
    title: title ?? '',
    ...(options && options.length > 0 && { options }),
    ...(answer && answer.length > 0 && { answer }),
    ...(analysis && { analysis }),
  };
}
