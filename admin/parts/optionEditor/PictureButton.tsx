import { PictureOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { pictureTypes } from '#kinds/file/sorts.ts';
import { upload } from '#runtime/core/upload.ts';

/** Uploads a picture and says its address. */
export function PictureButton({ label, onPicture }: { label: string; onPicture(url: string): void }) {
  const picker = useRef<HTMLInputElement>(null);
  const send = async (file: File | undefined) => {
    if (file) onPicture((await upload({ file, visibility: 'public' })).url);
  };
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={pictureTypes.join()}
        style={{ display: 'none' }}
        tabIndex={-1}
        aria-hidden
        onChange={({ target }) => void send(target.files?.[0]).finally(() => (target.value = ''))}
      />
      <Button
        type="text"
        icon={<PictureOutlined />}
        aria-label={`在选项 ${label} 中插入图片`}
        onClick={() => picker.current?.click()}
      />
    </>
  );
}
