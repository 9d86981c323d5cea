import { asText } from '../../records.ts';
import { texts } from '../../texts.ts';
import type { Read } from '../types.ts';
import { ImageView } from './ImageView.tsx';
import { addressOf } from './upload.ts';

/** A picture, small in a cell, that opens large; any other file as a link. */
export const read: Read = ({ value, field, isCell }) => {
  const text = asText(value);
  if (text === '') return <span className="screen-none">{texts.none}</span>;
  if (field.kind === 'image') return <ImageView address={addressOf(text)} title={field.title} isSmall={isCell === true} />;
  return (
    <a href={addressOf(text)} target="_blank" rel="noreferrer noopener">
      {texts.download}
    </a>
  );
};
