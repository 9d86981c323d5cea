import { CheckOutlined } from '@ant-design/icons';
import { useDictionary } from '#runtime/react/useDictionary.ts';
import { RichText } from '#kinds/richText/screen/RichText.tsx';
import { letterOf } from '../optionEditor/options.ts';
import { asHtml } from '../answerEditor/html.ts';
import { texts } from './texts.ts';
import type { WholeQuestion } from './whole.ts';
import './stemEditor.css';

/**
 * A question as the learner sees it once it was answered: rows of options with the right ones marked, answers, analysis.
 * `noKey` is said where none of the options is right.
 */
export function WholePreview({
  question: { type, title, options, answer, analysis },
  noKey,
}: {
  question: WholeQuestion;
  noKey?: string;
}) {
  const { values } = useDictionary('questionType');
  return (
    <div className="stem-preview">
      <span className="stem-type">{values.find(({ code }) => code === type)?.label}</span>
      <RichText html={title} />
      {options && (
        <ol>
          {options.map(({ content = '', isAnswer }, index) => (
            <li key={letterOf({ type, index })} className={isAnswer ? 'is-right' : ''}>
              <span className="stem-letter">{letterOf({ type, index })}</span>
              <RichText html={content} />
              {isAnswer && (
                <span className="stem-right">
                  <CheckOutlined aria-hidden /> {texts.key}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {noKey && options && !options.some(({ isAnswer }) => isAnswer) && <p className="stem-none">{noKey}</p>}
      {answer && answer.length > 0 && (
        <Said title={texts.answer} html={answer.map(({ anyOf }) => asHtml(anyOf.join(' / '))).join('<br>')} />
      )}
      {analysis && <Said title={texts.analysis} html={analysis} />}
    </div>
  );
}

function Said({ title, html }: { title: string; html: string }) {
  return (
    <div className="stem-said">
      <strong>{title}</strong>
      <RichText html={html} />
    </div>
  );
}
