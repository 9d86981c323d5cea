import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { CallError, toCallError } from '#runtime/core/errors.ts';
import { asText } from '#runtime/screen/records.ts';
import { texts } from '#runtime/screen/texts.ts';
import type { EditProps } from '../screen/types.ts';
import { ImageView } from './screen/ImageView.tsx';
import { fileAddress, imageTypes, sizeText, upload } from './screen/upload.ts';

/** Largest file offered to the server, in bytes, where the field says nothing else with `props.maxSize`. */
const largest = 20 * 1024 * 1024;

/** One file or picture: chosen or dropped, sent at once with progress, shown, taken away again. */
export function FileEdit({
  id,
  field,
  value,
  onChange,
  onBlur,
  isReadOnly,
  isInvalid,
  describedBy,
  isImage = false,
}: EditProps & { isImage?: boolean }) {
  const picker = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>();
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState('');
  const [name, setName] = useState('');
  const current = asText(value);
  const limit = typeof field.props?.['maxSize'] === 'number' ? field.props['maxSize'] : largest;

  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    const refused =
      isImage && !imageTypes.includes(file.type)
        ? texts.notImage
        : file.size > limit
          ? texts.tooLarge(sizeText(limit))
          : '';
    setFailure(refused);
    if (refused) return;
    running.current = new AbortController();
    setShare(0);
    try {
      const stored = await upload({ file, isPublic: isImage, onProgress: setShare, signal: running.current.signal });
      setName(stored.name);
      onChange(field.ref ? stored.id : stored.url);
    } catch (error) {
      if (!isAborted(error)) setFailure(toCallError(error).message || texts.uploadFailed);
    } finally {
      setShare(undefined);
      onBlur?.();
    }
  };

  return (
    <div
      className={`screen-file${isInvalid ? ' is-invalid' : ''}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file && !isReadOnly) void send(file);
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
        <div className="screen-file-tools">
          <Button
            id={id}
            icon={<UploadOutlined />}
            loading={share !== undefined}
            aria-label={`${isImage ? texts.uploadImage : texts.upload}：${field.title}`}
            aria-describedby={describedBy}
            aria-invalid={isInvalid}
            onClick={() => picker.current?.click()}
          >
            {isImage ? texts.uploadImage : texts.upload}
          </Button>
          {current !== '' && (
            <Button type="text" danger icon={<DeleteOutlined />} onClick={() => onChange(null)}>
              {texts.removeFile}
            </Button>
          )}
        </div>
      )}
      {share !== undefined && (
        <Progress
          percent={Math.round(share * 100)}
          size="small"
          aria-label={texts.uploading(Math.round(share * 100))}
        />
      )}
      <div className="screen-error" role="alert">
        {failure}
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        accept={isImage ? imageTypes.join(',') : undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          target.value = '';
        }}
      />
    </div>
  );
}

function isAborted(error: unknown): boolean {
  return error instanceof CallError && error.kind === 'aborted';
}
