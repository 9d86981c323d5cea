import { Tag } from 'antd';
import { labelOf } from '#runtime/core/dictionaries.ts';
import { useDictionary } from '#runtime/react/useDictionary.ts';
import { isJudged, type Question } from './analysis.ts';
import { texts } from './texts.ts';

/** Those that call for a look at the key, and at the question; the others are told only. */
const looks: Readonly<Record<string, string>> = { negative: 'is-danger', rival: 'is-danger', weak: 'is-warning' };

/** What is conspicuous about a question; or that too few had it to say. */
export function Flags({ question }: { question: Question }) {
  const { values } = useDictionary('itemFlag');
  if (!isJudged(question)) return <span className="item-analysis-unjudged">{texts.tooFew}</span>;
  return (
    <>
      {question.flags.map((flag) => (
        <Tag key={flag} className={`item-analysis-flag ${looks[flag] ?? ''}`}>
          {labelOf({ values, code: flag })}
        </Tag>
      ))}
    </>
  );
}
