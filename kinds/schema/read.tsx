import { texts } from '#runtime/screen/texts.ts';
import { read as readJson } from '../json/read.tsx';
import type { Read } from '../screen/types.ts';
import { formOf, questionsOf } from './form.ts';

/** What a form asks for, in its order; what is no form as it is kept. */
export const read: Read = (props, drawField) => {
  const form = formOf(props.value);
  if (!form) return readJson(props, drawField);
  const titles = questionsOf(form).map(([, { title }]) => title);
  return props.isCell ? (
    <span className="screen-number">{texts.count(titles.length)}</span>
  ) : (
    <span className="screen-text">{titles.join('、')}</span>
  );
};
