import type { ReactNode } from 'react';
import { asText, idOf } from '#runtime/screen/records.ts';
import { texts } from '#runtime/screen/texts.ts';
import type { Read, ReadProps } from '../screen/types.ts';
import { FileItself } from './screen/FileItself.tsx';
import { ImageView } from './screen/ImageView.tsx';
import { fileAddress } from '#runtime/core/upload.ts';

/**
 * A picture, small in a cell, that opens large; any other file as a link. With `props.isSelf` the record is the file
 * itself, the value its name.
 */
export function readFile({ value, field, record, isCell, isImage }: ReadProps & { isImage: boolean }): ReactNode {
  const text = asText(value);
  if (field.props?.['isSelf'])
    return <FileItself name={text} address={fileAddress(idOf(record))} mime={asText(record['mime'])} />;
  if (text === '') return <span className="screen-none">{texts.none}</span>;
  if (isImage) return <ImageView address={fileAddress(text)} title={field.title} isSmall={isCell === true} />;
  return (
    <a href={fileAddress(text)} target="_blank" rel="noreferrer noopener">
      {texts.download}
    </a>
  );
}

export const read: Read = (props) => readFile({ ...props, isImage: false });
