import { CheckCircleFilled, CloseCircleFilled, InboxOutlined, LoadingOutlined } from '@ant-design/icons';
import { Button, Modal, Radio, Upload, type UploadProps } from 'antd';
import type { UploadFileStatus } from 'antd/es/upload/interface';
import { useState, type ReactElement, type ReactNode } from 'react';
import { toCallError } from '#runtime/core/errors.ts';
import { useUnsavedGuard } from '#runtime/react/useUnsavedGuard.ts';
import { upload } from '#runtime/core/upload.ts';
import type { ActionPartProps } from '#runtime/screen/parts.ts';
import './fileUpload.css';

/** Several files at once: dropped or chosen, each with its progress and what became of it. */
export function FileUpload({ onClose, reload }: ActionPartProps) {
  const [isPublic, setIsPublic] = useState(false);
  const [running, setRunning] = useState(0);
  const [done, setDone] = useState(0);
  useUnsavedGuard(running > 0);

  const send: NonNullable<UploadProps['customRequest']> = async ({ file, onProgress, onSuccess, onError }) => {
    setRunning((count) => count + 1);
    try {
      onSuccess?.(
        await upload({
          file: file as File,
          visibility: isPublic ? 'public' : 'tenant',
          onProgress: (share) => onProgress?.({ percent: Math.round(share * 100) }),
        }),
        undefined,
      );
      setDone((count) => count + 1);
    } catch (error) {
      onError?.(toCallError(error));
    } finally {
      setRunning((count) => count - 1);
    }
  };
  const close = (): void => {
    if (running > 0) return;
    if (done > 0) reload();
    onClose();
  };

  return (
    <Modal
      open
      title="上传文件"
      onCancel={close}
      maskClosable={false}
      closable={running === 0}
      keyboard={running === 0}
      footer={
        <Button type="primary" disabled={running > 0} onClick={close}>
          {done > 0 ? '完成' : '关闭'}
        </Button>
      }
    >
      <div className="file-visibility screen-gap-bottom">
        <span id="file-visibility">可见范围</span>
        <Radio.Group
          aria-labelledby="file-visibility"
          value={isPublic}
          disabled={running > 0}
          onChange={({ target }) => setIsPublic(target.value as boolean)}
        >
          <Radio value={false}>本机构（登录后可见）</Radio>
          <Radio value>所有人（门户图片等）</Radio>
        </Radio.Group>
      </div>
      <Upload.Dragger
        multiple
        customRequest={send}
        showUploadList={{ showRemoveIcon: false }}
        iconRender={({ status }) => markOf(status)}
        itemRender={(item, { status, error }) => (
          <Sent item={item} reason={status === 'error' ? toCallError(error).message : undefined} />
        )}
      >
        <p className="ant-upload-drag-icon">
          <InboxOutlined />
        </p>
        <p className="ant-upload-text">把文件拖到这里，或点击选择</p>
        <p className="ant-upload-hint">可以一次选择多个：图片、PDF、Office 文档、音视频、压缩包</p>
      </Upload.Dragger>
    </Modal>
  );
}

/** A file and, where it was refused, why. */
function Sent({ item, reason }: { item: ReactElement; reason: string | undefined }) {
  return (
    <>
      {item}
      {reason && (
        <p className="file-reason" role="alert">
          {reason}
        </p>
      )}
    </>
  );
}

function markOf(status: UploadFileStatus | undefined): ReactNode {
  if (status === 'done') return <CheckCircleFilled className="file-good" aria-label="已上传" />;
  if (status === 'error') return <CloseCircleFilled aria-label="未上传" />;
  return <LoadingOutlined aria-label="正在上传" />;
}
