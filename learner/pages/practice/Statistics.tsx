import type { Output } from '#runtime/core/call.ts';
import { Ring } from '#learner/parts/Ring.tsx';
import { Link } from '#learner/router/Link.tsx';
import { texts } from './texts.ts';

/** How far one is with a certificate: a ring and four figures, two of which lead to their lists. */
export function Statistics({ certCode, statistics }: { certCode: string; statistics: Output<'practice.statistics'> }) {
  const { totalNum, completeNum, completionRate, wrongRecord, favoriteRecord, dueNum, rightNum } = statistics;
  const query = `certCode=${encodeURIComponent(certCode)}`;
  const progress = texts.progress({ done: completeNum, total: totalNum });
  return (
    <div className="practice-statistics">
      <Ring percent={completionRate} label={progress} />
      <div>
        <p>
          {progress}
          {completeNum > 0 && (
            <span className="practice-right">{texts.rightRate(Math.round((rightNum / completeNum) * 100))}</span>
          )}
        </p>
        <ul>
          <li>
            <b>{totalNum - completeNum}</b>
            {texts.remaining}
          </li>
          <li>
            <Link to={`/wrong-list?${query}&due=1`}>
              <b>{dueNum}</b>
              {texts.dueNum}
            </Link>
          </li>
          <li>
            <Link to={`/wrong-list?${query}`}>
              <b>{wrongRecord}</b>
              {texts.wrongRecord}
            </Link>
          </li>
          <li>
            <Link to={`/collect-list?${query}`}>
              <b>{favoriteRecord}</b>
              {texts.favoriteRecord}
            </Link>
          </li>
        </ul>
      </div>
    </div>
  );
}
