import { useState } from 'react';
import { fileAddress, sizeText, type StoredFile } from '#runtime/core/upload.ts';
import { useUpload } from '#runtime/react/useUpload.ts';
import { Button } from '#learner/parts/Button.tsx';
import { FileButton } from './upload/FileButton.tsx';
import { mayRemove } from './upload/mayRemove.ts';
import { texts } from './upload/texts.ts';
import { UploadField, type UploadFieldProps } from './upload/UploadField.tsx';

export interface FileFieldProps extends UploadFieldProps {
  /** With the file itself, once it is stored, whose name and size a form may keep for `file`. */
  onChange: (address: string, file?: StoredFile) => void;
  /** Name and size of what is there, as far as they are known. */
  file?: Pick<StoredFile, 'name' | 'size'> | undefined;
  /** Endings of names that are taken, small: `['pdf', 'jpg', 'png']`. */
  accept?: readonly string[];
  /** Bytes at most. */
  most?: number;
}

/** One file, kept as a private one, by its name and size. */
export function FileField({
  label,
  value,
  onChange,
  file,
  accept = ['pdf', 'jpg', 'jpeg', 'png'],
  most = 20 * 1024 * 1024,
  ...rest
}: FileFieldProps) {
  const [stored, setStored] = useState<StoredFile>();
  const known = file ?? (stored?.url === value ? stored : undefined);
  const types = accept
    .filter((ending) => ending !== 'jpeg')
    .map((ending) => ending.toUpperCase())
    .join('、');
  const upload = useUpload({
    visibility: 'private',
    problemOf: ({ name, size }) => {
      if (!accept.includes(endingOf(name))) return texts.wrongType(types);
      if (size === 0) return texts.empty;
      return size > most ? texts.tooLarge({ size: sizeText(size), most: sizeText(most) }) : undefined;
    },
    onStored: (next) => {
      setStored(next);
      onChange(next.url, next);
    },
  });
  const remove = async (): Promise<void> => {
    if (!(await mayRemove(label))) return;
    upload.forget();
    onChange('');
  };
  const name = known?.name ?? texts.stored;
  return (
    <UploadField
      {...rest}
      label={label}
      value={value}
      hint={texts.accepted({ types, most: sizeText(most) })}
      upload={upload}
      buttons={(describedBy) => (
        <>
          <FileButton
            name={value === '' ? texts.choose : texts.change}
            label={label}
            accept={accept.map((ending) => `.${ending}`).join(',')}
            describedBy={describedBy}
            onChoose={(chosen) => void upload.send([chosen])}
          />
          {value !== '' && (
            <Button kind="quiet" aria-label={`${texts.remove}：${label}`} onClick={() => void remove()}>
              {texts.remove}
            </Button>
          )}
        </>
      )}
    >
      {value !== '' && (
        <p className="upload-file">
          <a href={fileAddress(value)} target="_blank" rel="noreferrer noopener" aria-label={texts.open(name)}>
            {name}
          </a>
          {known && <small>{sizeText(known.size)}</small>}
        </p>
      )}
    </UploadField>
  );
}

function endingOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}
