import { useState } from 'react';
import type { Output } from '#runtime/core/call.ts';
import { chartTexts as texts } from './chartTexts.ts';
import { TimeLine } from './TimeLine.tsx';

type Day = Output<'practice.today'>['days'][number];
type Mock = Output<'practice.today'>['mocks'][number];

/** How it went so far: the accuracy of practice by day, and the scores of one's mock exams by certificate. */
export function Charts({ days, mocks }: { days: readonly Day[]; mocks: readonly Mock[] }) {
  return (
    <div className="progress">
      {days.length > 0 && <Accuracy days={days} />}
      {mocks.length > 0 && <Scores mocks={mocks} />}
    </div>
  );
}

function Accuracy({ days }: { days: readonly Day[] }) {
  const points = days.map(({ day, judgedNum, rightNum }) => ({
    key: day,
    label: day.slice(5),
    percent: share(rightNum, judgedNum),
  }));
  return (
    <TimeLine
      title={texts.accuracy}
      note={texts.accuracyNote(days.length)}
      summary={texts.accuracySummary({ count: days.length, ...endsOf(points) })}
      points={points}
      tableText={texts.table}
      table={
        <table>
          <thead>
            <tr>
              <th>{texts.day}</th>
              <th>{texts.answered}</th>
              <th>{texts.rate}</th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, judgedNum, rightNum }) => (
              <tr key={day}>
                <td>{day}</td>
                <td>{`${rightNum} / ${judgedNum}`}</td>
                <td>{share(rightNum, judgedNum)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  );
}

function Scores({ mocks }: { mocks: readonly Mock[] }) {
  const certs = new Map(mocks.map(({ certCode, certName }) => [certCode, certName]));
  const [chosen, setChosen] = useState(mocks[mocks.length - 1]?.certCode ?? '');
  const own = mocks.filter(({ certCode }) => certCode === chosen);
  const points = own.map(({ mockId, submittedTime, score, totalScore }) => ({
    key: mockId,
    label: submittedTime.slice(5, 10),
    percent: share(score, totalScore),
  }));
  const name = certs.get(chosen) ?? '';
  return (
    <TimeLine
      title={texts.scores}
      note={texts.scoresNote(own.length)}
      summary={texts.scoresSummary({ name, count: own.length, ...endsOf(points) })}
      points={points}
      tools={
        certs.size > 1 ? (
          <select aria-label={texts.cert} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {[...certs].map(([code, certName]) => (
              <option key={code} value={code}>
                {certName}
              </option>
            ))}
          </select>
        ) : (
          <p className="progress-cert">{name}</p>
        )
      }
      tableText={texts.table}
      table={
        <table>
          <thead>
            <tr>
              <th>{texts.time}</th>
              <th>{texts.score}</th>
              <th>{texts.share}</th>
            </tr>
          </thead>
          <tbody>
            {[...own].reverse().map(({ mockId, submittedTime, score, totalScore }) => (
              <tr key={mockId}>
                <td>{submittedTime.slice(0, 16)}</td>
                <td>{`${score} / ${totalScore}`}</td>
                <td>{share(score, totalScore)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  );
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}

function endsOf(points: readonly { percent: number }[]): { first: string; last: string } {
  return { first: `${points[0]?.percent ?? 0}%`, last: `${points[points.length - 1]?.percent ?? 0}%` };
}
