import { useRef, useState } from 'react';
import { useCall } from '#runtime/react/useCall.ts';
import { FileButton } from '#learner/form/upload/FileButton.tsx';
import { checkFile, type Checked } from './check.ts';
import { Key } from './Key.tsx';
import './receiptCheck.css';
import { Result } from './Result.tsx';
import { refusalTexts, texts } from './texts.ts';
import { Verdict } from './Verdict.tsx';

/** Checks a file of receipts here in the browser, for anyone; beside it the platform's public key, to compare with. */
export function Checker() {
  const platform = useCall('examAttempt.receiptKey', {});
  const [checked, setChecked] = useState<Checked & { at: number; name: string }>();
  const [isChecking, setIsChecking] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const newest = useRef(0);
  // Nothing where either is not known.
  const isSame =
    checked && 'receipts' in checked && platform.data
      ? platform.data.publicKey === checked.receipts.publicKey
      : undefined;

  const check = async (file: File): Promise<void> => {
    const at = (newest.current += 1);
    setIsChecking(true);
    setChecked(undefined);
    const found = await checkFile(file).catch(() => ({ refusal: 'notReceipts' as const }));
    if (newest.current !== at) return;
    setIsChecking(false);
    setChecked({ ...found, at, name: file.name });
  };

  return (
    <div className="page receipt-check">
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <div
        className="receipt-drop"
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          const [file] = event.dataTransfer.files;
          if (file) void check(file);
        }}
      >
        <FileButton
          name={texts.choose}
          label={texts.file}
          accept=".json,application/json"
          describedBy="receipt-drop-help"
          isPrimary
          onChoose={(file) => void check(file)}
        />
        <div id="receipt-drop-help">
          <p>{texts.drop}</p>
          <p>{texts.privacy}</p>
        </div>
      </div>
      <div role="status">
        {isChecking && <p>{texts.checking}</p>}
        {checked && (
          <>
            <h2>{texts.resultOf(checked.name)}</h2>
            {'refusal' in checked ? (
              <p className="receipt-verdict">{refusalTexts[checked.refusal]}</p>
            ) : (
              <Verdict faults={checked.faults} isSame={isSame} />
            )}
          </>
        )}
      </div>
      {checked && 'receipts' in checked && (
        <Result key={checked.at} checked={checked} isSame={isSame} isAsking={platform.isLoading} />
      )}
      <section aria-labelledby="receipt-platform">
        <h2 id="receipt-platform">{texts.keyOfPlatform}</h2>
        <p>{texts.howTo}</p>
        {platform.data ? (
          <Key value={platform.data.publicKey} />
        ) : (
          <p>{platform.isLoading ? texts.asking : texts.unknown}</p>
        )}
      </section>
    </div>
  );
}
