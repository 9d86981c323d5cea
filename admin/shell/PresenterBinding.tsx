import { App } from 'antd';
import { useEffect } from 'react';
import { setPresenter } from '#runtime/core/presenter.ts';
import { messages } from '../messages.ts';

/** Lets the core speak through antd while the shell is shown. */
export function PresenterBinding(): null {
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
              okText: confirmText ?? messages.confirm,
              cancelText: cancelText ?? messages.cancel,
              okButtonProps: { danger: isDanger ?? false },
              onOk: () => resolve(true),
              onCancel: () => resolve(false),
            });
          }),
        confirmExpired: ({ title, message: content, confirmText }) =>
          new Promise((resolve) => {
            modal.warning({ title, content, okText: confirmText, keyboard: false, onOk: () => resolve() });
          }),
      }),
    [message, modal],
  );
  return null;
}
