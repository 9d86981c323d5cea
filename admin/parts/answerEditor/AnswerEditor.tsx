import { keysOf } from '#runtime/core/answer/keys.ts';
import { gapCount } from '#runtime/core/answer/gaps.ts';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import { AnswerText } from './AnswerText.tsx';
import { Blanks } from './Blanks.tsx';
import { OneText } from './OneText.tsx';
import './answerEditor.css';

/** The answers of a question by its kind: a line a blank with its alternatives, or one text, in code where it is code. */
export function AnswerEditor({ value, onChange, record, isReadOnly, errors }: FieldPartProps) {
  const { type, title, format } = record;
  const keys = keysOf(value);
  const isCode = type === 'long' && format === 'code';
  if (isReadOnly) return <AnswerText keys={keys} isCode={isCode} />;
  if (type === 'blank')
    return (
      <Blanks keys={keys} gaps={gapCount(typeof title === 'string' ? title : '')} onChange={onChange} errors={errors} />
    );
  return <OneText kind={isCode ? 'code' : type === 'short' ? 'short' : 'long'} keys={keys} onChange={onChange} />;
}
