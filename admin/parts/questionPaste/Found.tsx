import { ExclamationCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { isRead, type SplitPiece } from '../stemEditor/split.ts';
import { WholePreview } from '../stemEditor/WholePreview.tsx';
import { texts } from './texts.ts';

/** What a text was read as: each question as the learner sees it, with what it needs, and what could not be read. */
export function Found({ pieces, onGoTo }: { pieces: readonly SplitPiece[]; onGoTo(piece: SplitPiece): void }) {
  const read = pieces.filter(isRead);
  const flawed = read.filter(({ missing }) => missing.length > 0).length;
  const unread = pieces.length - read.length;
  return (
    <section className="paste-found" aria-label={texts.found}>
      <p role="status" className="paste-counts">
        {pieces.length === 0 ? texts.none : texts.counts({ read: read.length, flawed, unread })}
      </p>
      <ol>
        {pieces.map((piece) => (
          <li key={piece.from} className={isRead(piece) ? undefined : 'is-unread'}>
            <Piece piece={piece} number={isRead(piece) ? read.indexOf(piece) + 1 : 0} onGoTo={() => onGoTo(piece)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Piece({ piece, number, onGoTo }: { piece: SplitPiece; number: number; onGoTo(): void }) {
  const lines = texts.lines(piece.from, piece.to);
  return (
    <>
      <header>
        <strong>{isRead(piece) ? texts.question(number) : texts.unread}</strong>
        <Button type="link" size="small" aria-label={texts.goTo(lines)} onClick={onGoTo}>
          {lines}
        </Button>
        {/* The first row holds the headings. */}
        {isRead(piece) && <span className="screen-help">{texts.row(number + 1)}</span>}
      </header>
      {isRead(piece) ? (
        <>
          {piece.missing.map((what) => (
            <p key={what} className="paste-missing">
              <WarningOutlined aria-hidden /> {what}
            </p>
          ))}
          <WholePreview question={piece.question} />
        </>
      ) : (
        <>
          <p className="paste-missing">
            <ExclamationCircleOutlined aria-hidden /> {piece.reason}
          </p>
          <pre>{piece.text}</pre>
        </>
      )}
    </>
  );
}
