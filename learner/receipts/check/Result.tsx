import type { Checked } from './check.ts';
import { Entries } from './Entries.tsx';
import { Key } from './Key.tsx';
import { texts } from './texts.ts';
import { timeText } from './timeText.ts';

/** What a file of receipts holds. */
export function Result({
  checked: { receipts, faults },
  isSame,
  isAsking,
}: {
  checked: Extract<Checked, { receipts: unknown }>;
  /** Whether its key is the platform's, where that is known. */
  isSame: boolean | undefined;
  /** The platform's key is on its way. */
  isAsking: boolean;
}) {
  const { attemptId, certName, sessionCode, publicKey, answers, seals } = receipts;
  const questionCount = new Set(answers.map(({ questionId }) => questionId)).size;
  const badSegments = new Set(
    faults.flatMap((fault) => (fault.kind === 'seal' || fault.kind === 'signature' ? [fault.segment] : [])),
  );
  return (
    <>
      <dl className="receipt-facts">
        <dt>{texts.cert}</dt>
        <dd>{certName}</dd>
        <dt>{texts.session}</dt>
        <dd>{sessionCode}</dd>
        <dt>{texts.attempt}</dt>
        <dd>
          <code>{attemptId}</code>
        </dd>
        <dt>{texts.count}</dt>
        <dd>{texts.counted(answers.length, questionCount)}</dd>
        <dt>{texts.sealed}</dt>
        <dd>{timeText(seals[seals.length - 1]?.sealedTime) || texts.notSealed}</dd>
      </dl>
      <p className="receipt-note">{texts.named}</p>
      {seals.length > 0 && (
        <>
          <h3>{texts.segments}</h3>
          <p className="receipt-note">{texts.segmentsText}</p>
          <table className="receipt-table">
            <thead>
              <tr>
                <th scope="col">{texts.segment}</th>
                <th scope="col">{texts.count}</th>
                <th scope="col">{texts.sealedTime}</th>
                <th scope="col">{texts.state}</th>
              </tr>
            </thead>
            <tbody>
              {seals.map(({ segment, answerCount, sealedTime, signature }, at) => (
                <tr key={signature}>
                  <td>{texts.segmentOf(segment)}</td>
                  <td>{answerCount - (seals[at - 1]?.answerCount ?? 0)}</td>
                  <td>{timeText(sealedTime)}</td>
                  <td>{badSegments.has(segment) ? texts.bad : texts.good}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <h3>{texts.keyOfFile}</h3>
      <Key value={publicKey} />
      <p className="receipt-note">{keyTextOf({ isSame, isAsking })}</p>
      {answers.length > 0 && <Entries answers={answers} faults={faults} />}
    </>
  );
}

function keyTextOf({ isSame, isAsking }: { isSame: boolean | undefined; isAsking: boolean }): string {
  if (isSame !== undefined) return isSame ? texts.same : texts.other;
  return isAsking ? texts.asking : texts.unknown;
}
