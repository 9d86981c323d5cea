import { App } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { setPresenter } from '#runtime/core/presenter.ts';
import { texts } from '../texts.ts';
import { SessionDialog, type Asked } from './SessionDialog.tsx';

/** Lets the core speak through antd while the shell is shown. */
export function PresenterBinding(): ReactNode {
  const [asked, setAsked] = useState<Asked>();
  const { message, modal } = App.useApp();
  useEffect(
    () =>
      setPresenter({
        toast: ({ kind, message: content }) => void message.open({ type: kind, content }),
        confirm: ({ title, message: content, confirmText, cancelText, isDanger }) =>
          new Promise((resolve) => {
            modal.confirm({
              title,
              content,
              okText: confirmText ?? texts.confirm,
              cancelText: cancelText ?? texts.cancel,
              okButtonProps: { danger: isDanger ?? false },
              autoFocusButton: isDanger ? 'cancel' : 'ok',
              onOk: () => resolve(true),
              onCancel: () => resolve(false),
            });
          }),
        confirmExpired: (notice) => new Promise((resolve) => setAsked({ kind: 'expired', notice, resolve })),
        chooseTenant: (notice) => new Promise((resolve) => setAsked({ kind: 'tenant', notice, resolve })),
      }),
    [message, modal],
  );
  return asked && <SessionDialog asked={asked} onEnd={() => setAsked(undefined)} />;
}
