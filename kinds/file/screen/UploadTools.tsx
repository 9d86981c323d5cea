import { UploadOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useRef, type ReactNode } from 'react';
import { texts } from '#runtime/screen/texts.ts';
import type { EditProps } from '../../screen/types.ts';
import { typesOf, type FileSort } from '../sorts.ts';

/** The button that chooses what is sent, beside it what else can be done, below it what becomes of it. */
export function UploadTools({
  id,
  field,
  isInvalid,
  describedBy,
  isImage,
  accepted,
  isMany = false,
  isFull = false,
  share,
  failures,
  onChoose,
  children,
}: Pick<EditProps, 'id' | 'field' | 'isInvalid' | 'describedBy'> & {
  isImage: boolean;
  accepted: readonly FileSort[] | undefined;
  isMany?: boolean;
  /** No further file fits. */
  isFull?: boolean;
  share: number | undefined;
  failures: readonly string[];
  onChoose(files: readonly File[]): void;
  children?: ReactNode;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const name = isImage ? texts.uploadImage : texts.upload;
  return (
    <>
      <div className="screen-file-tools">
        <Button
          id={id}
          icon={<UploadOutlined />}
          loading={share !== undefined}
          disabled={isFull}
          aria-label={`${name}：${field.title}`}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          onClick={() => picker.current?.click()}
        >
          {name}
        </Button>
        {children}
      </div>
      {share !== undefined && (
        <Progress
          percent={Math.round(share * 100)}
          size="small"
          aria-label={texts.uploading(Math.round(share * 100))}
        />
      )}
      <div className="screen-error" role="alert">
        {failures.map((failure) => (
          <div key={failure}>{failure}</div>
        ))}
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        multiple={isMany}
        accept={
          accepted &&
          typesOf(accepted)
            .map(([ending, type]) => `${type},.${ending}`)
            .join()
        }
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
