import { useState } from 'react';
import type { Output } from '#runtime/core/call.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { BookPage } from '#learner/book/BookPage.tsx';
import { BookRow } from '#learner/book/BookRow.tsx';
import { CertFilter } from '#learner/book/CertFilter.tsx';
import { texts as bookTexts } from '#learner/book/texts.ts';
import { useExistingPage } from '#learner/list/useExistingPage.ts';
import { Pager } from '#learner/list/Pager.tsx';
import { useFilters } from '#learner/list/useFilters.ts';
import { Empty } from '#learner/parts/Empty.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { FavoriteButton } from '#learner/question/FavoriteButton.tsx';
import { Link } from '#learner/router/Link.tsx';
import { texts } from './texts.ts';

type Favorite = Output<'favorite.list'>['rows'][number];

const pageSize = 10;
const names = ['certCode'] as const;

/** The learner's favourites: practised in place or together, taken out and back by their star. */
export function CollectList() {
  return (
    <BookPage title={texts.title} lead={texts.lead} signInFirst={texts.signInFirst}>
      <Favorites />
    </BookPage>
  );
}

function Favorites() {
  const { values, pageNum, set, setPage } = useFilters(names);
  const { certCode = '' } = values;
  const favorites = useCall('favorite.list', { ...(certCode && { certCode }), pageNum, pageSize }, { isKept: true });
  useExistingPage({ data: favorites.data, pageNum, pageSize, setPage });
  return (
    <>
      <div className="book-tools">
        <CertFilter
          certCode={certCode}
          listed={favorites.data?.rows ?? []}
          onChange={(next) => set({ certCode: next })}
        />
        {certCode && favorites.data && favorites.data.total > 0 && (
          <Link className="book-link" to={`/practice?certCode=${encodeURIComponent(certCode)}&only=favorite`}>
            {texts.practise}
          </Link>
        )}
      </div>
      <Loaded call={favorites}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <Empty
              text={certCode ? texts.noneOfCert : texts.none}
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
                {rows.map((favorite) => (
                  <Row key={favorite.questionId} favorite={favorite} />
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

/** Stays where it is after its star was put out, so that a slip can be undone. */
function Row({ favorite }: { favorite: Favorite }) {
  const [isFavorite, setIsFavorite] = useState(true);
  const { questionId, certCode, certName, createdTime } = favorite;
  return (
    <BookRow
      question={favorite}
      certCode={certCode}
      certName={certName}
      facts={[isFavorite ? texts.saved(createdTime.slice(0, 16)) : texts.cancelled]}
      openText={bookTexts.answer}
      isHeld={favorite.isHeld}
    >
      <FavoriteButton questionId={questionId} certCode={certCode} isFavorite={isFavorite} onChange={setIsFavorite} />
    </BookRow>
  );
}
