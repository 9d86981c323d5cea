import { Alert, Button, Skeleton } from 'antd';
import { useCall } from '#runtime/react/useCall.ts';
import type { WholeQuestion } from '../stemEditor/whole.ts';
import { WholePreview } from '../stemEditor/WholePreview.tsx';
import { texts } from './texts.ts';

/** A whole question of the bank, with its key and analysis. */
export function QuestionView({ questionId }: { questionId: string }) {
  const question = useCall('question.get', { id: questionId });
  if (question.data) return <WholePreview question={wholeOf(question.data as Stored)} />;
  if (question.error)
    return (
      <Alert
        type="warning"
        showIcon
        message={question.error.message || texts.failed}
        action={
          <Button size="small" onClick={() => void question.reload()}>
            {texts.retry}
          </Button>
        }
      />
    );
  return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
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
