import { Alert, Button } from 'antd';
import { useCall } from '#runtime/react/useCall.ts';
import { mostQuestions } from './limits.ts';
import { texts } from './texts.ts';

export interface SimilarProps {
  questionIds: readonly string[];
  numberOf(questionId: string): number;
  onGoTo(questionId: string): void;
}

/** Names questions of the paper that are nearly the same, two by two. */
export function Similar({ questionIds, numberOf, onGoTo }: SimilarProps) {
  // In an order of their own: what is moved changes nothing.
  const ids = [...questionIds].sort().slice(0, mostQuestions);
  const found = useCall('paper.similar', { ids }, { isSkipped: ids.length < 2 });
  const here = new Set(ids);
  const pairs = (found.data ?? []).filter(({ questionId, otherId }) => here.has(questionId) && here.has(otherId));
  if (pairs.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      message={texts.similar(pairs.length)}
      description={
        <ul className="paper-pairs">
          {pairs.map(({ questionId, otherId, percent }) => {
            const [first = '', second = ''] = [questionId, otherId].sort((a, b) => numberOf(a) - numberOf(b));
            return (
              <li key={`${questionId} ${otherId}`}>
                {texts.pair(numberOf(first), numberOf(second), percent)}
                <Button type="link" size="small" onClick={() => onGoTo(first)}>
                  {texts.goTo(numberOf(first))}
                </Button>
                <Button type="link" size="small" onClick={() => onGoTo(second)}>
                  {texts.goTo(numberOf(second))}
                </Button>
              </li>
            );
          })}
        </ul>
      }
    />
  );
}
