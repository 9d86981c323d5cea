import { useId, useState } from 'react';
import { call, type Output } from '#runtime/core/call.ts';
import { presenter } from '#runtime/core/presenter.ts';
import { useDictionary } from '#runtime/react/useDictionary.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Dialog } from '#learner/parts/Dialog.tsx';
import { aidTexts as texts } from './aidTexts.ts';

/** As the server takes it. */
const most = 500;

interface ReportProps {
  questionId: string;
  version: number;
  report: Output<'practice.aid'>['report'];
  onSent: () => void;
}

interface Written {
  kind: string;
  text: string;
}
const nothing: Written = { kind: '', text: '' };

/** What became of one's report of a mistake in a question, and the way to send one while none is open. */
export function Report({ questionId, version, report, onSent }: ReportProps) {
  const [isOpen, setOpen] = useState(false);
  // Here and not in the dialog: whoever closes it to look at the question finds what was written again.
  const [written, setWritten] = useState(nothing);
  if (report?.state === 'open') return <p className="aid-reported">{texts.reported}</p>;
  return (
    <>
      {report && (
        <p className="aid-reported">
          {report.state === 'answered' ? texts.answered : texts.rejected}：{report.reply}
        </p>
      )}
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {texts.report}
      </Button>
      {isOpen && (
        <ReportDialog
          questionId={questionId}
          version={version}
          written={written}
          onWrite={setWritten}
          onClose={() => setOpen(false)}
          onSent={() => {
            setOpen(false);
            setWritten(nothing);
            onSent();
          }}
        />
      )}
    </>
  );
}

interface ReportDialogProps extends Pick<ReportProps, 'questionId' | 'version' | 'onSent'> {
  written: Written;
  onWrite: (written: Written) => void;
  onClose: () => void;
}

function ReportDialog({ questionId, version, written, onWrite, onClose, onSent }: ReportDialogProps) {
  const id = useId();
  const { values } = useDictionary('reportKind');
  const { kind, text } = written;
  const [isMissing, setMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    if (kind === '') return setMissing(true);
    if (isSending) return undefined;
    setSending(true);
    try {
      await call('practice.report', { questionId, version, kind, ...(text.trim() && { text: text.trim() }) });
      presenter().toast({ kind: 'success', message: texts.sent });
      onSent();
    } catch {
      // The core has said why.
      setSending(false);
    }
    return undefined;
  };
  return (
    <Dialog
      title={texts.report}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" aria-busy={isSending} onClick={() => void send()}>
            {isSending ? texts.sending : texts.send}
          </Button>
        </>
      }
    >
      {/* The page's own keys check answers and move on. */}
      <div className="aid-report" onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}>
        <p>{texts.reportLead}</p>
        <fieldset>
          <legend>{texts.reportKind}</legend>
          {values.map(({ code, label }) => (
            <label key={code}>
              <input
                type="radio"
                name={id}
                checked={kind === code}
                onChange={() => {
                  onWrite({ kind: code, text });
                  setMissing(false);
                }}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        {isMissing && (
          <p className="aid-missing" role="alert">
            {texts.reportKindMissing}
          </p>
        )}
        <label htmlFor={`${id}text`}>{texts.reportText}</label>
        <textarea
          id={`${id}text`}
          rows={3}
          maxLength={most}
          placeholder={texts.reportHint}
          value={text}
          onChange={({ target }) => onWrite({ kind, text: target.value })}
        />
      </div>
    </Dialog>
  );
}
