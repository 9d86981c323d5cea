import { Checkbox, Input, Modal } from 'antd';
import { useState } from 'react';
import { RefSelect } from '#kinds/ref/screen/RefSelect.tsx';
import { sharingCode } from '#runtime/core/operations/sharedViews.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { busy } from '../busy.tsx';
import { texts } from '../texts.ts';
import type { NewView, SavedView } from './useViews.ts';

const maxName = 30;

const charactersOf = (name: string): number => [...name.trim()].length;

/** Asks what a view is called, whether the list opens with it, and whom it is shared with. */
export function SaveView({
  own,
  onSave,
  onClose,
}: {
  /** Those the person has: one of the same name is replaced. */
  own: readonly SavedView[];
  onSave(view: Omit<NewView, 'settings'>): Promise<void>;
  onClose(): void;
}) {
  const has = useCodes();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<Partial<Pick<NewView, 'isDefault' | 'roleId'>>>({});
  // Under a name that is taken it stays what it was, but for what is chosen.
  const former = own.find((view) => view.name === name.trim());
  const { isDefault = former?.isDefault ?? false, roleId = former?.roleId ?? null } = chosen;
  const [isSaving, setIsSaving] = useState(false);
  const isTooLong = charactersOf(name) > maxName;
  const isNameFit = name.trim() !== '' && !isTooLong;
  const save = async () => {
    if (!isNameFit) return;
    setIsSaving(true);
    // The core has told the person what went wrong; the dialog stays open.
    await onSave({ name: name.trim(), isDefault, ...(has(sharingCode) && { roleId }) }).catch(() => setIsSaving(false));
  };
  return (
    <Modal
      open
      title={texts.saveView}
      okText={former ? texts.replaceView : texts.save}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: !isNameFit, loading: busy(isSaving) }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Input
        autoFocus
        value={name}
        count={{ max: maxName, show: true, strategy: charactersOf }}
        status={isTooLong ? 'error' : ''}
        aria-invalid={isTooLong}
        placeholder={texts.viewName}
        aria-label={texts.viewName}
        onChange={(event) => setName(event.target.value)}
        onPressEnter={() => void save()}
      />
      {isTooLong && (
        <p className="screen-help" role="alert">
          {texts.viewNameTooLong(maxName)}
        </p>
      )}
      {former && (
        <p className="screen-help" role="status">
          {texts.replacesView({ name: former.name, isShared: former.roleId !== null })}
        </p>
      )}
      {has(sharingCode) && (
        <div className="screen-gap-top">
          <RefSelect
            operation="role.options"
            isMany={false}
            value={roleId}
            labels={[]}
            marksOf={() => ''}
            onChange={(id) => setChosen({ ...chosen, roleId: typeof id === 'string' ? id : null })}
            allowClear
            placeholder={texts.shareWith}
            aria-label={texts.shareWith}
          />
        </div>
      )}
      <Checkbox
        className="screen-gap-top"
        checked={isDefault}
        onChange={({ target }) => setChosen({ ...chosen, isDefault: target.checked })}
      >
        {roleId === null ? texts.setDefaultView : texts.setSharedDefault}
      </Checkbox>
    </Modal>
  );
}
