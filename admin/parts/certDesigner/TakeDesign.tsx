import { Modal } from 'antd';
import { useState } from 'react';
import type { CertDesign } from '#runtime/core/certificate/design.ts';
import { Gallery, type Choice } from './Gallery.tsx';
import { texts } from './texts.ts';

/** Offers the designs in place of what stands on the sheet, and says what is lost. */
export function TakeDesign({
  count,
  onTake,
  onClose,
}: {
  /** How many items stand on the sheet. */
  count: number;
  onTake(design: CertDesign): void;
  onClose(): void;
}) {
  const [choice, setChoice] = useState<Choice>();
  return (
    <Modal
      open
      width={760}
      title={texts.designs}
      okText={texts.take}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: !choice }}
      onOk={() => choice && onTake(choice.design)}
      onCancel={onClose}
    >
      {count > 0 && <p>{texts.replaces(count)}</p>}
      <Gallery taken={choice} onTake={setChoice} />
    </Modal>
  );
}
