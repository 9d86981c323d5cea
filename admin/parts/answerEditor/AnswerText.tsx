import type { AnswerKey } from '#runtime/core/answer/keys.ts';
import { RichText } from '#kinds/richText/screen/RichText.tsx';
import './answerEditor.css';
import { asHtml } from './html.ts';
import { texts } from './texts.ts';

/** Answers to read: one a line, alternatives side by side, code and lines as they were written. */
export function AnswerText({ keys, isCode }: { keys: readonly AnswerKey[]; isCode: boolean }) {
  if (keys.length === 0) return <span className="screen-none">{texts.none}</span>;
  return (
    <ol className={`answer-texts${keys.length === 1 ? ' is-single' : ''}`} aria-label={texts.title}>
      {keys.map(({ anyOf, tolerance }, index) => (
        <li key={index}>
          {anyOf.map((text, way) => (
            <Way key={way} text={text} isCode={isCode} isFirst={way === 0} />
          ))}
          {typeof tolerance === 'number' && <span className="answer-note">{texts.toleranceOf(tolerance)}</span>}
        </li>
      ))}
    </ol>
  );
}

function Way({ text, isCode, isFirst }: { text: string; isCode: boolean; isFirst: boolean }) {
  return (
    <>
      {!isFirst && <span className="answer-or">{texts.or}</span>}
      {isCode ? <pre className="answer-code">{text}</pre> : <RichText html={asHtml(text)} />}
    </>
  );
}
