import { useEffect } from 'react';
import type { Output } from '#runtime/core/call.ts';
import { loadChunk } from '#runtime/core/chunks.ts';
import type { CallState } from '#runtime/react/useCall.ts';
import { Empty } from '#learner/parts/Empty.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { toast } from '#learner/parts/toast.ts';
import { Link } from '#learner/router/Link.tsx';
import { useLocation } from '#learner/router/useLocation.ts';
import { Held } from './Held.tsx';
import { pictureOf } from './pictureOf.ts';
import './wall.css';
import { texts } from './wallTexts.ts';

type Page = Output<'issuedCert.myCert'>;

/** The certificates that the organisation issued to the learner as a wall of pictures, the last one first; `#certificates` leads to it, once the page shows it. */
export function Wall({ held, isShown }: { held: CallState<Page>; isShown: boolean }) {
  const { hash } = useLocation();
  useEffect(() => {
    // Who comes back is where they were.
    if (isShown && hash === '#certificates' && window.scrollY === 0)
      document.getElementById('certificates')?.scrollIntoView();
  }, [isShown, hash]);
  return (
    <Loaded call={held}>
      {({ rows }) =>
        rows.length === 0 ? (
          <div className="mine-wall">
            <Empty text={texts.none} action={<Link to="/all-certificates">{texts.choose}</Link>} />
          </div>
        ) : (
          <>
            <ul className="held">
              {rows.map((row, index) => (
                <li key={row.id}>
                  <Held row={row} onEnlarge={() => void enlarge(rows, index)} />
                </li>
              ))}
            </ul>
            {rows.some(({ standing }) => standing !== 'revoked') && <p className="held-note">{texts.credentialUse}</p>}
          </>
        )
      }
    </Loaded>
  );
}

/** Shows one over the whole window; the others are a key away. */
async function enlarge(rows: Page['rows'], at: number): Promise<void> {
  try {
    const { showPictures } = await loadChunk(() => import('#learner/richText/showPicture.tsx'));
    showPictures({ pictures: rows.map((row) => ({ ...pictureOf(row), isOpaque: true })), at });
  } catch {
    toast(texts.notEnlarged, 'error');
  }
}
