import type { AnswerKey } from '#runtime/core/answer/keys.ts';
import { hasFormula } from '#runtime/screen/fields/richText/formulas.ts';
import { RichText } from '#runtime/screen/fields/richText/RichText.tsx';
import { messages } from './texts.ts';

/** Answers to read: one a line, alternatives side by side, code and lines as they were written. */
export function AnswerText({ keys, isCode }: { keys: readonly AnswerKey[]; isCode: boolean }) {
  if (keys.length === 0) return <span className="screen-none">{messages.none}</span>;
  return (
    <ol className={`answer-texts${keys.length === 1 ? ' is-single' : ''}`} aria-label={messages.title}>
      {keys.map(({ anyOf, tolerance }, index) => (
        <li key={index}>
          {anyOf.map((text, way) => (
            <Way key={way} text={text} isCode={isCode} isFirst={way === 0} />
          ))}
          {typeof tolerance === 'number' && <span className="answer-note">{messages.toleranceOf(tolerance)}</span>}
        </li>
      ))}
    </ol>
  );
}

/** A text of an answer with its formulas drawn. */
export function AnswerPreview({ text }: { text: string }) {
  return hasFormula(text) ? <RichText html={asHtml(text)} /> : null;
}

function Way({ text, isCode, isFirst }: { text: string; isCode: boolean; isFirst: boolean }) {
  return (
    <>
      {!isFirst && <span className="answer-or">{messages.or}</span>}
      {isCode ? <pre className="answer-code">{text}</pre> : <RichText html={asHtml(text)} />}
    </>
  );
}

function asHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`).replace(/\n/g, '<br>');
}
