import { useEffect, useState } from 'react';
import { useCall } from '#runtime/react/useCall.ts';
import { LevelTag } from '#learner/cert/LevelTag.tsx';
import { Pager } from '#learner/list/Pager.tsx';
import { SearchBox } from '#learner/list/SearchBox.tsx';
import { Button } from '#learner/parts/Button.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { Link } from '#learner/router/Link.tsx';
import { texts } from './texts.ts';

const pageSize = 12;

/** The certificates of which a mock exam can begin now; `onReady` is called once they, or why not, are shown. */
export function MockCerts({ onReady }: { onReady: () => void }) {
  const [keyword, setKeyword] = useState('');
  const [pageNum, setPageNum] = useState(1);
  const certs = useCall('mock.certs', { ...(keyword && { keyword }), pageNum, pageSize });
  const isReady = certs.data !== undefined || certs.error !== undefined;
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  const search = (next: string): void => {
    setKeyword(next);
    setPageNum(1);
  };
  const isSearched = keyword !== '' || (certs.data?.total ?? 0) > pageSize;
  return (
    <section aria-labelledby="mock-certs">
      <h2 id="mock-certs">{texts.choose}</h2>
      {isSearched && <SearchBox keyword={keyword} label={texts.find} placeholder={texts.findHint} onSearch={search} />}
      <Loaded call={certs}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <Empty
              text={keyword ? texts.noneFound : texts.noneOpen}
              action={
                keyword ? (
                  <Button kind="plain" onClick={() => search('')}>
                    {texts.clearSearch}
                  </Button>
                ) : (
                  <Link to="/practice">{texts.toPractice}</Link>
                )
              }
            />
          ) : (
            <>
              <ul className="mock-certs">
                {rows.map(({ id, certCode, certName, level, totalNum, totalScore, examMinutes }) => (
                  <li key={id}>
                    <Link to={`/mock-exam?certCode=${encodeURIComponent(certCode)}`}>
                      <b>
                        {certName} <LevelTag level={level} name={certName} />
                      </b>
                      <span>{texts.certFacts({ count: totalNum, minutes: examMinutes, score: totalScore })}</span>
                    </Link>
                  </li>
                ))}
              </ul>
              <Pager pageNum={pageNum} pageSize={pageSize} total={total} onChange={setPageNum} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}
