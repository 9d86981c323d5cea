import type { ReactNode } from 'react';
import { asText } from '#runtime/screen/records.ts';
import { texts } from '#runtime/screen/texts.ts';
import { ImageView } from '../file/screen/ImageView.tsx';
import { fileAddress } from '#runtime/core/upload.ts';
import type { Read, ReadProps } from '../screen/types.ts';

/** Pictures that a cell has room for. */
const mostInCell = 2;

/** In a cell how many there are, of pictures the first; elsewhere a link or picture each. */
export function readFiles({ value, field, isCell, isImage }: ReadProps & { isImage: boolean }): ReactNode {
  const all = Array.isArray(value) ? value.map(asText).filter(Boolean) : [];
  if (all.length === 0) return <span className="screen-none">{texts.none}</span>;
  if (isCell && !isImage) return <span className="screen-number">{texts.fileCount(all.length)}</span>;
  const shown = isCell ? all.slice(0, mostInCell) : all;
  const rest = all.length - shown.length;
  return (
    <span className={isImage ? 'screen-files is-pictures' : 'screen-files'}>
      {shown.map((file, index) => {
        const title = texts.item(field.title, index + 1);
        return isImage ? (
          <ImageView key={file} address={fileAddress(file)} title={title} isSmall={isCell === true} />
        ) : (
          <a key={file} href={fileAddress(file)} target="_blank" rel="noreferrer noopener">
            {title}
          </a>
        );
      })}
      {rest > 0 && <span className="screen-none">+{rest}</span>}
    </span>
  );
}

export const read: Read = (props) => readFiles({ ...props, isImage: false });
