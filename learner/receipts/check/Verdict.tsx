import type { Fault } from './check.ts';
import { faultText, texts } from './texts.ts';

const mostShown = 10;

/** Whether receipts are whole, and what does not fit. */
export function Verdict({ faults, isSame }: { faults: readonly Fault[]; isSame: boolean | undefined }) {
  if (faults.length > 0)
    return (
      <div className="receipt-verdict">
        <b>{texts.broken}</b>
        <ul>
          {faults.slice(0, mostShown).map((fault) => (
            <li key={JSON.stringify(fault)}>{faultText(fault)}</li>
          ))}
          {faults.length > mostShown && <li>{texts.more(faults.length - mostShown)}</li>}
        </ul>
      </div>
    );
  if (isSame === false)
    return (
      <div className="receipt-verdict">
        <b>{texts.foreign}</b>
        <p>{texts.foreignText}</p>
      </div>
    );
  return (
    <div className="receipt-verdict is-good">
      <b>{texts.whole}</b>
      <p>{isSame ? texts.wholeText : `${texts.wholeText}${texts.notCompared}`}</p>
    </div>
  );
}
