import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { asText } from '#runtime/screen/records.ts';
import { texts } from '#runtime/screen/texts.ts';
import { pictures } from './sorts.ts';
import type { EditProps } from '../screen/types.ts';
import { ImageView } from './screen/ImageView.tsx';
import { fileAddress } from '#runtime/core/upload.ts';
import { UploadTools } from './screen/UploadTools.tsx';
import { useFieldUpload } from './screen/useFieldUpload.ts';

/** One file or picture: chosen or dropped, sent at once with progress, shown, taken away again. */
export function FileEdit(props: EditProps & { isImage?: boolean }) {
  const { field, value, onChange, onBlur, isReadOnly, isInvalid, isImage = false } = props;
  const accepted = isImage ? pictures : props.accepted;
  const [name, setName] = useState('');
  const current = asText(value);
  const { share, failures, send } = useFieldUpload({
    field,
    isImage,
    accepted,
    onStored: (stored) => {
      setName(stored.name);
      onChange(field.ref ? stored.id : stored.url);
    },
    onEnd: onBlur,
  });
  const choose = (files: readonly File[]): void => void send(files.slice(0, 1));
  return (
    <div
      className={`screen-file${isInvalid ? ' is-invalid' : ''}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (!isReadOnly) choose([...event.dataTransfer.files]);
      }}
    >
      {current !== '' &&
        (isImage ? (
          <ImageView address={fileAddress(current)} title={field.title} isSmall={false} />
        ) : (
          <a href={fileAddress(current)} target="_blank" rel="noreferrer noopener">
            {name || texts.download}
          </a>
        ))}
      {!isReadOnly && (
        <UploadTools
          {...props}
          isImage={isImage}
          accepted={accepted}
          share={share}
          failures={failures}
          onChoose={choose}
        >
          {current !== '' && (
            <Button type="text" danger icon={<DeleteOutlined />} onClick={() => onChange(null)}>
              {texts.removeFile}
            </Button>
          )}
        </UploadTools>
      )}
    </div>
  );
}
