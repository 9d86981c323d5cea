import { DeleteOutlined, DownOutlined } from '@ant-design/icons';
import { App, Button, Dropdown } from 'antd';
import { useState } from 'react';
import { sharingCode } from '#runtime/core/operations/sharedViews.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { texts } from '../texts.ts';
import { SaveView } from './SaveView.tsx';
import type { SavedView, Views, ViewSettings } from './useViews.ts';

export interface ViewMenuProps {
  views: Views;
  /** What would be saved now. */
  settings: ViewSettings;
  onChoose(settings: ViewSettings): void;
}

/** Saved views of a list: choose, save the present one, share it with a role, remove. Those of others stand below the own. */
export function ViewMenu({ views, settings, onChoose }: ViewMenuProps) {
  const { modal, message } = App.useApp();
  const [isSaving, setIsSaving] = useState(false);
  const has = useCodes();
  const named = views.named ?? [];
  const [own, shared] = [named.filter(({ isOwn }) => isOwn), named.filter(({ isOwn }) => !isOwn)];
  const remove = (view: SavedView) =>
    modal.confirm({
      title: texts.removeView(view.name),
      content: view.roleName === null ? undefined : texts.removeShared(view.roleName),
      okText: texts.remove,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: async () => {
        await views.remove(view.id);
        message.success(texts.viewRemoved);
      },
    });
  const itemOf = (view: SavedView) => ({
    key: view.id,
    label: (
      <span className="screen-view-item">
        {view.name}
        {view.isDefault && <span className="screen-tag">{texts.defaultMark}</span>}
        {view.roleName !== null && (
          <span className="screen-tag">{view.isOwn ? texts.sharedWith(view.roleName) : view.ownerName}</span>
        )}
        {(view.isOwn || has(sharingCode)) && (
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
        )}
      </span>
    ),
    onClick: () => onChoose(view.settings),
  });
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'default', label: texts.defaultView, onClick: () => onChoose({}) },
            ...own.map(itemOf),
            ...(shared.length > 0
              ? [{ type: 'group' as const, label: texts.sharedViews, children: shared.map(itemOf) }]
              : []),
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
          own={own}
          onClose={() => setIsSaving(false)}
          onSave={async (view) => {
            await views.save({ ...view, settings });
            message.success(texts.viewSaved);
            setIsSaving(false);
          }}
        />
      )}
    </>
  );
}
