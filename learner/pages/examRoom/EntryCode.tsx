import { useState, type FormEvent } from 'react';
import { plainCode } from '#runtime/core/entryCode.ts';
import type { Exam } from '#learner/exam/next.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Link } from '#learner/router/Link.tsx';
import { examsPath } from './examsPath.ts';
import { texts } from './texts.ts';

interface EntryCodeProps {
  /** What one's own exams say of it, once they are there. */
  exam: Exam | undefined;
  /** The code that was given before, and why it was not taken. */
  former: string | undefined;
  message: string;
  onCode(code: string): void;
  /** The same code is tried again. */
  onRetry(): void;
}

/** Asks for the code that the invigilators make known. */
export function EntryCode({ exam, former, message, onCode, onRetry }: EntryCodeProps) {
  const [code, setCode] = useState(former ?? '');
  const isWrong = former !== undefined;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const given = plainCode(code);
    if (given === '') return;
    if (given === former) onRetry();
    else onCode(given);
  };
  return (
    <form className="page exam-room-refused" onSubmit={send}>
      <h1>{exam?.examName ?? texts.title}</h1>
      {exam && <p>{exam.subjectName}</p>}
      <label className="exam-room-code">
        {texts.code}
        <input
          value={code}
          onChange={(event) => setCode(event.target.value)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          aria-invalid={isWrong}
          aria-describedby="exam-room-code"
          autoFocus
        />
      </label>
      <p id="exam-room-code" className={isWrong ? 'field-error' : 'field-help'} role={isWrong ? 'alert' : undefined}>
        {isWrong ? message : texts.codeHelp}
      </p>
      <Button kind="primary" type="submit">
        {texts.begin}
      </Button>
      <Link to={examsPath}>{texts.toExams}</Link>
    </form>
  );
}
