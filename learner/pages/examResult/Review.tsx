import { useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { call, type Output } from '#runtime/core/call.ts';
import type { CallState } from '#runtime/react/useCall.ts';
import { useFocusBack } from '#runtime/react/useFocusBack.ts';
import { useDeed } from '#learner/deed/useDeed.ts';
import { Button } from '#learner/parts/Button.tsx';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { texts } from './texts.ts';

const words = texts.review;
/** Characters of a reason. */
const [least, most] = [2, 500];

export type ReviewPage = Output<'scoreReview.myReview'>;
type Row = ReviewPage['rows'][number];

/** A review of a result: how it stands, and asking for one as long as the exam allows it. Nothing where there is neither. */
export function Review({ review: { data, error, reload } }: { review: CallState<ReviewPage> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const row = data?.rows[0];
  const isFailed = error !== undefined && data === undefined;
  if (!row && !isFailed) return null;
  return (
    <section className="card" aria-labelledby="exam-result-review">
      <h2 id="exam-result-review" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      {isFailed && <ErrorBox error={error} onRetry={reload} />}
      {row && row.id !== null && <Standing row={row} />}
      {row?.canAsk && <Asking row={row} heading={heading} />}
    </section>
  );
}

function Standing({ row: { state, askedTime, reason, reply } }: { row: Row }) {
  return (
    <>
      <p role="status">
        <b>{words.states[state ?? ''] ?? state}</b>
        {askedTime && ` · ${words.askedAt(askedTime.slice(0, 16))}`}
      </p>
      {reason && <p>{words.reasonOf(reason)}</p>}
      {reply && <p>{words.reply(reply)}</p>}
    </>
  );
}

interface AskingProps {
  row: Row;
  /** Of the section: it takes the focus when all that asks has gone. */
  heading: RefObject<HTMLElement>;
}

function Asking({ row: { placementId, askUntil }, heading }: AskingProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const { buttonOf, perform } = useDeed();
  const given = reason.trim();
  const isShort = isSent && given.length < least;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setSent(true);
    if (given.length < least) return box.current?.focus();
    // The form goes when the review is shown.
    void perform({
      id: 'ask',
      work: async (options) => {
        await call('scoreReview.askReview', { placementId, reason: given }, options);
        return words.asked;
      },
    });
  };
  const cancel = (): void => {
    setOpen(false);
    setSent(false);
  };
  return (
    <>
      {askUntil && <p>{words.until(askUntil.slice(0, 16))}</p>}
      {/* It stays where it is, so that the focus can come back to it. */}
      <div hidden={isOpen}>
        <Button onClick={() => setOpen(true)}>{words.ask}</Button>
      </div>
      {isOpen && (
        <Form heading={heading} onSubmit={send}>
          <div className="field">
            <label htmlFor="exam-result-reason">{words.reason}</label>
            <div className="field-box" data-invalid={isShort || undefined}>
              <textarea
                id="exam-result-reason"
                ref={box}
                rows={4}
                maxLength={most}
                value={reason}
                autoFocus
                aria-invalid={isShort}
                aria-describedby={isShort ? 'exam-result-short' : undefined}
                onChange={({ target }) => setReason(target.value)}
              />
            </div>
            {isShort && (
              <p id="exam-result-short" className="field-error" role="alert">
                {words.short}
              </p>
            )}
          </div>
          <p className="exam-result-steps">
            <Button kind="primary" type="submit" {...buttonOf('ask')}>
              {words.send}
            </Button>
            <Button onClick={cancel}>{words.cancel}</Button>
          </p>
        </Form>
      )}
    </>
  );
}

interface FormProps extends Pick<AskingProps, 'heading'> {
  onSubmit(event: FormEvent): void;
  children: ReactNode;
}

/** A form that gives the focus back when it goes. */
function Form({ heading, ...rest }: FormProps) {
  useFocusBack(heading);
  return <form {...rest} />;
}
