import { UserOutlined } from '@ant-design/icons';
import { Avatar, Button, Upload } from 'antd';
import { useState, type ReactNode } from 'react';
import { callByName } from '#runtime/core/call.ts';
import { presenter } from '#runtime/core/presenter.ts';
import { texts } from '../texts.ts';
import { busy } from '#runtime/screen/busy.tsx';

const largest = 2 * 1024 * 1024;

/** A picture that is uploaded when chosen; the value is its address. */
export function AvatarField({
  id,
  value,
  onChange,
}: {
  id?: string;
  value?: string | null;
  onChange?: (value: string) => void;
}): ReactNode {
  const [isBusy, setBusy] = useState(false);

  const upload = async (file: File): Promise<void> => {
    if (file.size > largest) {
      presenter().toast({ kind: 'warning', message: texts.avatarTooLarge });
      return;
    }
    setBusy(true);
    try {
      const { url } = (await callByName('session.uploadAvatar', { file })) as { url: string };
      onChange?.(url);
    } catch {
      // The call has said why; the former picture stays.
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="avatar-field">
      <Avatar size={64} src={value || undefined} icon={<UserOutlined />} alt="" />
      <div>
        <Upload
          accept="image/png,image/jpeg,image/webp"
          showUploadList={false}
          beforeUpload={(file) => {
            void upload(file);
            return false;
          }}
        >
          <Button id={id} loading={busy(isBusy)}>
            {texts.avatarChange}
          </Button>
        </Upload>
        <p className="help">{texts.avatarHelp}</p>
      </div>
    </div>
  );
}
