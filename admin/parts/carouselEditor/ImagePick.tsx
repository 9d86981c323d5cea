import { UploadOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useRef, useState } from 'react';
import { toCallError } from '#runtime/core/errors.ts';
import { pictureTypes } from '#kinds/file/sorts.ts';
import { fileAddress, upload } from '#runtime/core/upload.ts';

/** A picture to choose and see, for antd's Form: the value is its address. */
export function ImagePick({ id, value, onChange }: { id?: string; value?: string; onChange?(value: string): void }) {
  const picker = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState('');
  const send = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    setShare(0);
    try {
      onChange?.((await upload({ file, visibility: 'public', onProgress: setShare })).url);
    } catch (error) {
      setProblem(toCallError(error).message);
    } finally {
      setShare(undefined);
    }
  };
  return (
    <div className="carousel-pick">
      {value && <img src={fileAddress(value)} alt="已选图片" />}
      <input
        ref={picker}
        type="file"
        accept={pictureTypes.join(',')}
        style={{ display: 'none' }}
        tabIndex={-1}
        aria-hidden
        onChange={({ target }) => void send(target.files?.[0]).finally(() => (target.value = ''))}
      />
      <Button
        id={id}
        aria-label={value ? '更换图片' : '上传图片'}
        icon={<UploadOutlined />}
        onClick={() => picker.current?.click()}
      >
        {value ? '更换图片' : '上传图片'}
      </Button>
      {share !== undefined && <Progress percent={Math.round(share * 100)} size="small" />}
      {problem && <p className="screen-error">{problem}</p>}
    </div>
  );
}
