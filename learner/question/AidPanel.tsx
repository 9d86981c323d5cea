import type { Output } from '#runtime/core/call.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { useBeginRound } from '#learner/handOver/useBeginRound.ts';
import { Button } from '#learner/parts/Button.tsx';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { textAsHtml } from '#learner/richText/richHtml.ts';
import { RichText } from '#learner/richText/RichText.tsx';
import type { AidProps } from './Aid.tsx';
import { aidTexts as texts } from './aidTexts.ts';
import { Note } from './Note.tsx';
import { Report } from './Report.tsx';
import { typeName } from './texts.ts';

type Found = Output<'practice.aid'>;

/** The aid of a question, asked for when it is shown. */
export function AidPanel({ questionId, version, certCode }: Omit<AidProps, 'isOpen'>) {
  const aid = useCall('practice.aid', { questionId });
  if (aid.error && !aid.data) return <ErrorBox error={aid.error} onRetry={aid.reload} />;
  if (!aid.data) return <Skeleton lines={5} />;
  const { knowledge, similar, note, report } = aid.data;
  return (
    <>
      {knowledge.length > 0 && <Knowledge points={knowledge} />}
      {similar.length > 0 && <Similar questionId={questionId} certCode={certCode} similar={similar} />}
      <div className="aid-own">
        <Note questionId={questionId} note={note} />
        <Report questionId={questionId} version={version} report={report} onSent={aid.reload} />
      </div>
    </>
  );
}

function Knowledge({ points }: { points: Found['knowledge'] }) {
  return (
    <div>
      <h3>{texts.knowledge}</h3>
      <ul className="aid-points">
        {points.map(({ label, totalNum, doneNum, rightNum }) => (
          <li key={label}>
            <b>{label}</b>
            <span className="aid-bar" aria-hidden="true">
              <span style={{ width: `${totalNum > 0 ? (rightNum / totalNum) * 100 : 0}%` }} />
            </span>
            <small>{texts.mastery({ right: rightNum, total: totalNum, done: doneNum })}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Similar({
  questionId,
  certCode,
  similar,
}: {
  questionId: string;
  certCode: string;
  similar: Found['similar'];
}) {
  const { isStarting, begin } = useBeginRound();
  const choice = { mode: 'similar', certCode, questionId, chooses: similar.length } as const;
  return (
    <div>
      <h3>{texts.similar}</h3>
      <ol className="aid-similar">
        {similar.map(({ questionId: id, questionType, titleText }) => (
          <li key={id}>
            <small>{typeName(questionType)}</small>
            <RichText html={textAsHtml(titleText)} />
          </li>
        ))}
      </ol>
      <Button aria-busy={isStarting} onClick={() => begin(choice, texts.noSimilar)}>
        {isStarting ? texts.starting : texts.practise(similar.length)}
      </Button>
    </div>
  );
}
