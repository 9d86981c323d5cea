import type { Output } from '#runtime/core/call.ts';
import { download, openFile } from '#runtime/core/download.ts';
import { verifyPath } from '#runtime/core/verifyPath.ts';
import { LevelTag } from '#learner/cert/LevelTag.tsx';
import { useDeed } from '#learner/deed/useDeed.ts';
import { Button } from '#learner/parts/Button.tsx';
import { CertPicture } from './CertPicture.tsx';
import { copy, share } from './share.ts';
import { texts } from './wallTexts.ts';

/** A certificate of the learner: its picture, what it is worth now, and what can be done with it. */
export function Held({ row, onEnlarge }: { row: Output<'issuedCert.myCert'>['rows'][number]; onEnlarge: () => void }) {
  const { id, certName, certNumber, level, tenantName, standing, issuedDate, validUntil, revokedTime, reason } = row;
  const path = verifyPath(row);
  const { buttonOf, perform } = useDeed();
  const isRevoked = standing === 'revoked';
  const openPdf = (): Promise<void> =>
    perform({
      id: texts.pdf,
      isRead: true,
      work: async (options) => {
        const done = await openFile('issuedCert.myPdf', { id }, options);
        // A phone shows no PDF in its browser: there it is a download.
        return done === 'saved' ? texts.fetched : texts.opened;
      },
    });
  const fetchCredential = (): Promise<void> =>
    perform({
      id: texts.credential,
      isRead: true,
      work: async (options) => {
        await download('issuedCert.credential', { id }, options);
        return texts.fetched;
      },
    });
  return (
    <article className={`held-cert is-${standing}`} aria-label={certName}>
      <CertPicture row={row} onEnlarge={onEnlarge} />
      <div className="held-text">
        <div className="held-title">
          <h3>
            {certName} <LevelTag level={level} name={certName} />
          </h3>
          <p className="held-state">{texts.standings[standing]}</p>
        </div>
        <dl>
          <div>
            <dt>{texts.number}</dt>
            <dd>{certNumber}</dd>
          </div>
          <div>
            <dt>{texts.term}</dt>
            <dd>{texts.termOf(issuedDate, validUntil)}</dd>
          </div>
          <div>
            <dt>{texts.by}</dt>
            <dd>{tenantName}</dd>
          </div>
        </dl>
        {isRevoked && <p role="note">{texts.revoked((revokedTime ?? '').slice(0, 10), reason ?? '')}</p>}
        <div className="mine-steps">
          <Button {...buttonOf(texts.pdf)} onClick={() => void openPdf()}>
            {texts.pdf}
          </Button>
          {!isRevoked && <Button onClick={() => void share({ title: certName, path })}>{texts.share}</Button>}
        </div>
        <div className="held-more">
          <a className="button button-quiet" href={path}>
            {texts.verify}
          </a>
          <Button kind="quiet" onClick={() => void copy(path)}>
            {texts.copy}
          </Button>
          {!isRevoked && (
            <Button kind="quiet" {...buttonOf(texts.credential)} onClick={() => void fetchCredential()}>
              {texts.credential}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
