import { Input, Modal } from 'antd';
import { useState } from 'react';
import { texts } from '#runtime/screen/texts.ts';

/** Asks for the address of a link; an empty one takes the link away. */
export function LinkDialog({
  address,
  onSet,
  onClose,
}: {
  address: string;
  onSet(href: string): void;
  onClose(): void;
}) {
  const [href, setHref] = useState(address);
  const isBad = href.trim() !== '' && !/^(https?:\/\/|mailto:)\S+$/i.test(href.trim());
  const set = () => {
    if (isBad) return;
    onSet(href.trim());
    onClose();
  };
  return (
    <Modal
      open
      title={texts.linkAddress}
      okText={texts.ok}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: isBad }}
      onCancel={onClose}
      onOk={set}
    >
      <Input
        autoFocus
        value={href}
        onChange={(event) => setHref(event.target.value)}
        onPressEnter={set}
        status={isBad ? 'error' : ''}
        aria-label={texts.linkAddress}
        placeholder="https://"
      />
      <div className="screen-error" role="alert">
        {isBad ? texts.linkBad : ''}
      </div>
    </Modal>
  );
}
