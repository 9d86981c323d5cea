import { useState } from 'react';
import { call, type Output } from '#runtime/core/call.ts';
import { presenter } from '#runtime/core/presenter.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { BookPage } from '#learner/book/BookPage.tsx';
import { BookRow } from '#learner/book/BookRow.tsx';
import { CertFilter } from '#learner/book/CertFilter.tsx';
import { texts as bookTexts } from '#learner/book/texts.ts';
import { useExistingPage } from '#learner/list/useExistingPage.ts';
import { Pager } from '#learner/list/Pager.tsx';
import { useFilters } from '#learner/list/useFilters.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { verdictOf, type Checked } from '#learner/question/checkAnswer.ts';
import { reviewDay } from '#learner/book/reviewDay.ts';
import { Link } from '#learner/router/Link.tsx';
import { texts } from './texts.ts';

type WrongRecord = Output<'record.list'>['rows'][number];

const pageSize = 10;
const names = ['certCode', 'due'] as const;

/** The wrong-answer book: what is due for review, or all of it; redone in place, removed once redone rightly. */
export function WrongList() {
  return (
    <BookPage title={texts.title} lead={texts.lead} signInFirst={texts.signInFirst}>
      <Book />
    </BookPage>
  );
}

function Book() {
  const { values, pageNum, set, setPage } = useFilters(names);
  const { certCode = '', due } = values;
  const isDue = due === '1';
  const ofCert: Record<string, string> = certCode ? { certCode } : {};
  const records = useCall('record.list', { ...ofCert, ...(isDue && { isDue }), pageNum, pageSize }, { isKept: true });
  useExistingPage({ data: records.data, pageNum, pageSize, setPage });
  const pathOf = (view: 'due' | 'all'): string => {
    const query = new URLSearchParams({ ...ofCert, ...(view === 'due' && { due: '1' }) }).toString();
    return `/wrong-list${query && `?${query}`}`;
  };
  const dueTotal = records.data?.dueTotal ?? 0;
  return (
    <>
      <nav className="book-views" aria-label={texts.title}>
        <Link to={pathOf('all')} aria-current={isDue ? undefined : 'page'}>
          {texts.all}
        </Link>
        <Link to={pathOf('due')} aria-current={isDue ? 'page' : undefined}>
          {texts.due}
          {dueTotal > 0 && <b>{dueTotal}</b>}
        </Link>
      </nav>
      <div className="book-tools">
        <CertFilter
          certCode={certCode}
          listed={records.data?.rows ?? []}
          onChange={(next) => set({ certCode: next })}
        />
        {certCode && records.data && records.data.total > 0 && (
          <Link
            className="book-link"
            to={`/practice?certCode=${encodeURIComponent(certCode)}&only=${isDue ? 'due' : 'wrong'}`}
          >
            {texts.practise}
          </Link>
        )}
      </div>
      <Loaded call={records}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <Empty
              text={isDue ? texts.noneDue : certCode ? texts.noneOfCert : texts.none}
              action={
                <Link to={certCode ? `/practice?certCode=${encodeURIComponent(certCode)}` : '/practice'}>
                  {bookTexts.toPractice}
                </Link>
              }
            />
          ) : (
            <>
              <p className="book-count">{bookTexts.total(total)}</p>
              <ul className="book-list">
                {rows.map((record) => (
                  <Row key={record.id} record={record} onRemoved={records.reload} />
                ))}
              </ul>
              <Pager pageNum={pageNum} pageSize={pageSize} total={total} onChange={setPage} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function Row({ record, onRemoved }: { record: WrongRecord; onRemoved: () => void }) {
  const [checked, setChecked] = useState<Checked>();
  const [isRemoving, setIsRemoving] = useState(false);
  const { id, certCode, certName, lastTime, isHeld } = record;
  const wrongCount = (record.wrongCount ?? 0) + (verdictOf(checked) === false ? 1 : 0);
  const isRedone = checked ? verdictOf(checked) === true : record.isRedone === true;
  const remove = async (): Promise<void> => {
    if (
      isRemoving ||
      !(await presenter().confirm({
        title: texts.removeTitle,
        message: texts.removeNote,
        confirmText: texts.removeConfirm,
        cancelText: texts.cancel,
        isDanger: true,
      }))
    )
      return;
    setIsRemoving(true);
    try {
      await call('record.deleteById', { id });
      presenter().toast({ kind: 'success', message: texts.removed });
      onRemoved();
    } catch {
      setIsRemoving(false);
    }
  };
  // Of a question that is held nothing is known but that.
  const facts = isHeld
    ? []
    : [
        <State key="state" due={checked?.nextDue ?? record.due} isDue={record.isDue && !checked} isRedone={isRedone} />,
        wrongCount === 0 ? texts.added : texts.wrongCount(wrongCount),
        ...(lastTime ? [texts.last(lastTime.slice(0, 16))] : []),
      ];
  return (
    <BookRow
      question={record}
      certCode={certCode}
      certName={certName}
      facts={facts}
      openText={bookTexts.redo}
      isHeld={isHeld}
      onChecked={setChecked}
    >
      {!isHeld && (isRedone || record.wrongCount === 0) && (
        <Button kind="quiet" onClick={() => void remove()} aria-busy={isRemoving}>
          {texts.remove}
        </Button>
      )}
    </BookRow>
  );
}

/** The one state of a question in the book: to be reviewed now, or when, and whether it was answered rightly since. */
function State({ due, isDue, isRedone }: { due: string | null; isDue: boolean; isRedone: boolean }) {
  if (isDue) return <span className="book-due">{texts.isDue}</span>;
  if (!due) return null;
  const day = reviewDay(due);
  return isRedone ? (
    <span className="book-done" title={due.slice(0, 16)}>
      ✓ {texts.isRedone(day)}
    </span>
  ) : (
    <span title={due.slice(0, 16)}>{texts.nextDue(day)}</span>
  );
}
