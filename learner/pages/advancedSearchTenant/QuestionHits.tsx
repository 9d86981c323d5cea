import type { Output } from '#runtime/core/call.ts';
import type { CallState } from '#runtime/react/useCall.ts';
import { Marked } from '#runtime/react/Marked.tsx';
import { useSession } from '#runtime/react/useSession.ts';
import { hitsPerPage } from '#learner/cert/hitsPerPage.ts';
import { Pager } from '#learner/list/Pager.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { SignInFirst } from '#learner/parts/SignInFirst.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { Link } from '#learner/router/Link.tsx';
import { texts } from './texts.ts';

interface QuestionHitsProps {
  call: CallState<Output<'search.question'>>;
  keyword: string;
  pageNum: number;
  onPage(pageNum: number): void;
}

/** The questions whose stems hold the words: stem and certificate only, with the way to practising it. */
export function QuestionHits({ call: { data, error, reload }, keyword, pageNum, onPage }: QuestionHitsProps) {
  const { status } = useSession();

  if (status === 'signedOut') return <SignInFirst text={texts.signInFirst} />;
  if (keyword === '') return <Empty text={texts.typeFirst} />;
  if (error) return <ErrorBox error={error} onRetry={reload} />;
  if (!data) return <Skeleton lines={6} />;
  const { rows, total } = data;
  if (rows.length === 0) return <Empty text={texts.noQuestions(keyword)} />;
  return (
    <>
      <p className="cert-count" role="status">
        {texts.foundQuestions(total)}
      </p>
      <ul className="search-questions">
        {rows.map(({ id, title, certCode, certName }) => (
          <li key={id}>
            <p>
              <Marked text={title} words={keyword.split(/\s+/)} />
            </p>
            <div className="search-facts">
              <span>{texts.certOf(certName)}</span>
              <Link to={`/practice?certCode=${encodeURIComponent(certCode)}`}>{texts.practise}</Link>
            </div>
          </li>
        ))}
      </ul>
      <Pager pageNum={pageNum} pageSize={hitsPerPage} total={total} onChange={onPage} />
    </>
  );
}
