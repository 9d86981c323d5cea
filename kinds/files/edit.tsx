import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { asText } from '#runtime/screen/records.ts';
import { texts } from '#runtime/screen/texts.ts';
import { ImageView } from '../file/screen/ImageView.tsx';
import { fileAddress } from '#runtime/core/upload.ts';
import { UploadTools } from '../file/screen/UploadTools.tsx';
import { useFieldUpload } from '../file/screen/useFieldUpload.ts';
import type { EditProps } from '../screen/types.ts';
import { pictures } from '../file/sorts.ts';
import { mostFiles } from './most.ts';

/** Several files or pictures: chosen or dropped together, sent one after the other, each taken away by itself. */
export function FilesEdit(props: EditProps & { isImage?: boolean }) {
  const { field, value, onChange, onBlur, isReadOnly, isInvalid, isImage = false } = props;
  const accepted = isImage ? pictures : props.accepted;
  const files = Array.isArray(value) ? value.map(asText).filter(Boolean) : [];
  // Files that are sent one after the other are added to what is there by then.
  const current = useRef(files);
  current.current = files;
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [surplus, setSurplus] = useState('');
  const most = field.maxItems ?? mostFiles;
  const room = most - files.length;
  const change = (next: string[]): void => {
    current.current = next;
    onChange(next);
  };
  const { share, failures, send } = useFieldUpload({
    field,
    isImage,
    accepted,
    onStored: ({ url, name }) => {
      setNames((former) => ({ ...former, [url]: name }));
      if (!current.current.includes(url)) change([...current.current, url]);
    },
    onEnd: onBlur,
  });
  const choose = (chosen: readonly File[]): void => {
    setSurplus(chosen.length > room ? texts.tooManyFiles({ most, left: chosen.length - room }) : '');
    void send(chosen.slice(0, room));
  };
  return (
    <div
      className={`screen-file${isInvalid ? ' is-invalid' : ''}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (!isReadOnly && share === undefined) choose([...event.dataTransfer.files]);
      }}
    >
      {files.length > 0 && (
        <ul className={isImage ? 'screen-files is-pictures' : 'screen-files'}>
          {files.map((file, index) => {
            const title = names[file] ?? texts.item(field.title, index + 1);
            return (
              <li key={file}>
                {isImage ? (
                  <ImageView address={fileAddress(file)} title={title} isSmall={false} />
                ) : (
                  <a href={fileAddress(file)} target="_blank" rel="noreferrer noopener">
                    {title}
                  </a>
                )}
                {!isReadOnly && (
                  <Button
                    type="text"
                    size="small"
                    danger
                    icon={<DeleteOutlined />}
                    aria-label={`${texts.removeFile}：${title}`}
                    title={texts.removeFile}
                    onClick={() => change(files.filter((other) => other !== file))}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {!isReadOnly && (
        <UploadTools
          {...props}
          isImage={isImage}
          accepted={accepted}
          isMany
          isFull={room <= 0}
          share={share}
          failures={surplus ? [surplus, ...failures] : failures}
          onChoose={choose}
        >
          <span className="screen-none">{texts.filesOf({ count: files.length, most })}</span>
        </UploadTools>
      )}
    </div>
  );
}
