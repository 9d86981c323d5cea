import type { Output } from '#runtime/core/call.ts';
import type { CallState } from '#runtime/react/useCall.ts';
import type { Checked } from './check.ts';
import { Entries } from './Entries.tsx';
import { Key } from './Key.tsx';
import { faultText, texts } from './texts.ts';
import { timeText } from './timeText.ts';

const mostShown = 10;

/** What was found in a file of receipts. */
export function Result({
  checked: { receipts, faults },
  platform,
}: {
  checked: Extract<Checked, { receipts: unknown }>;
  platform: CallState<Output<'examAttempt.receiptKey'>>;
}) {
  const { attemptId, certName, sessionCode, publicKey, answers, seals } = receipts;
  const isSame = platform.data && platform.data.publicKey === publicKey;
  const questionCount = new Set(answers.map(({ questionId }) => questionId)).size;
  const badSegments = new Set(
    faults.flatMap((fault) => (fault.kind === 'seal' || fault.kind === 'signature' ? [fault.segment] : [])),
  );
  return (
    <section aria-labelledby="receipt-result">
      <h2 id="receipt-result">{texts.result}</h2>
      <div className={`receipt-verdict ${faults.length > 0 || isSame === false ? 'is-bad' : 'is-good'}`}>
        {faults.length > 0 ? (
          <>
            <b>{texts.broken}</b>
            <ul>
              {faults.slice(0, mostShown).map((fault) => (
                <li key={JSON.stringify(fault)}>{faultText(fault)}</li>
              ))}
              {faults.length > mostShown && <li>{texts.more(faults.length - mostShown)}</li>}
            </ul>
          </>
        ) : (
          <>
            <b>{isSame === false ? texts.foreign : texts.whole}</b>
            <p>{isSame === false ? texts.foreignText : texts.wholeText}</p>
          </>
        )}
      </div>
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
      <p className="receipt-note">{keyTextOf({ isSame, isLoading: platform.isLoading })}</p>
      {answers.length > 0 && <Entries answers={answers} faults={faults} />}
    </section>
  );
}

function keyTextOf({ isSame, isLoading }: { isSame: boolean | undefined; isLoading: boolean }): string {
  if (isSame !== undefined) return isSame ? texts.same : texts.other;
  return isLoading ? texts.asking : texts.unknown;
}
