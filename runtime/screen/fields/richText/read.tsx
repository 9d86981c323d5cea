import { asText, plainText } from '../../records.ts';
import { texts } from '../../texts.ts';
import type { Read } from '../types.ts';
import { isBlankHtml } from './codec.ts';
import { RichText } from './RichText.tsx';

/** In a cell the plain text; elsewhere the text as it was formatted. */
export const read: Read = ({ value, isCell }) => {
  const html = asText(value);
  if (isBlankHtml(html)) return <span className="screen-none">{texts.none}</span>;
  if (!isCell) return <RichText html={html} />;
  const text = plainText(html);
  return <span title={text}>{text}</span>;
};
