import { DeleteOutlined, DownOutlined } from '@ant-design/icons';
import { App, Button, Checkbox, Dropdown, Input, Modal } from 'antd';
import { useState } from 'react';
import { busy } from '../busy.tsx';
import { texts } from '../texts.ts';
import type { SavedView, Views, ViewSettings } from './useViews.ts';

export interface ViewMenuProps {
  views: Views;
  /** What would be saved now. */
  settings: ViewSettings;
  onChoose(settings: ViewSettings): void;
}

/** Saved views of a list: choose, save the present one, remove. */
export function ViewMenu({ views, settings, onChoose }: ViewMenuProps) {
  const { modal, message } = App.useApp();
  const [isSaving, setIsSaving] = useState(false);
  const named = views.named ?? [];
  const remove = (view: SavedView) =>
    modal.confirm({
      title: texts.removeView(view.name),
      okText: texts.remove,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: async () => {
        await views.remove(view.id);
        message.success(texts.viewRemoved);
      },
    });
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'default', label: texts.defaultView, onClick: () => onChoose({}) },
            ...named.map((view) => ({
              key: view.id,
              label: (
                <span className="screen-view-item">
                  {view.name}
                  {view.isDefault && <span className="screen-tag">{texts.defaultMark}</span>}
                  <Button
                    type="text"
                    size="small"
                    icon={<DeleteOutlined />}
                    aria-label={texts.removeView(view.name)}
                    onClick={(event) => {
                      event.stopPropagation();
                      remove(view);
                    }}
                  />
                </span>
              ),
              onClick: () => onChoose(view.settings),
            })),
            { type: 'divider' as const },
            { key: 'save', label: texts.saveView, onClick: () => setIsSaving(true) },
          ],
        }}
      >
        <Button>
          {texts.views} <DownOutlined />
        </Button>
      </Dropdown>
      {isSaving && (
        <SaveView
          onClose={() => setIsSaving(false)}
          onSave={async ({ name, isDefault }) => {
            await views.save({ name, isDefault, settings });
            message.success(texts.viewSaved);
            setIsSaving(false);
          }}
        />
      )}
    </>
  );
}

function SaveView({
  onSave,
  onClose,
}: {
  onSave(view: { name: string; isDefault: boolean }): Promise<void>;
  onClose(): void;
}) {
  const [name, setName] = useState('');
  const [isDefault, setIsDefault] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    if (name.trim() === '') return;
    setIsSaving(true);
    // The core has told the person what went wrong; the dialog stays open.
    await onSave({ name: name.trim(), isDefault }).catch(() => setIsSaving(false));
  };
  return (
    <Modal
      open
      title={texts.saveView}
      okText={texts.save}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: name.trim() === '', loading: busy(isSaving) }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Input
        autoFocus
        value={name}
        maxLength={30}
        placeholder={texts.viewName}
        aria-label={texts.viewName}
        onChange={(event) => setName(event.target.value)}
        onPressEnter={() => void save()}
      />
      <Checkbox className="screen-gap-top" checked={isDefault} onChange={({ target }) => setIsDefault(target.checked)}>
        {texts.setDefaultView}
      </Checkbox>
    </Modal>
  );
}
