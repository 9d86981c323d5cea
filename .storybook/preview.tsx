import type { Decorator, Preview } from '@storybook/react-vite';
import { Modal } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useEffect, useMemo } from 'react';
import '#schemas/generated/themes.css';
import { registerParts } from '#admin/parts/index.ts';
import { themeOf } from '#runtime/core/theme.ts';
import { setAreaSource } from '#runtime/core/operations/table.ts';
import { setPresenter } from '#runtime/core/presenter.ts';
import { readArea } from '#runtime/screen/areas.ts';
import type { StoryParameters } from '#runtime/screen/story.tsx';
import { AdminFrame } from './AdminFrame.tsx';
import { LearnerFrame } from './LearnerFrame.tsx';
import { signIn } from './memory/session.ts';
import { useMemoryTransport } from './transport.ts';

dayjs.locale('zh-cn');
signIn();
registerParts();
setAreaSource(async (area) => (await readArea(area))?.operations);
setPresenter({
  confirm: ({ title, message, confirmText, cancelText, isDanger }) =>
    new Promise((resolve) => {
      Modal.confirm({
        title,
        content: message,
        okText: confirmText ?? '确定',
        cancelText: cancelText ?? '取消',
        okButtonProps: { danger: isDanger ?? false },
        onOk: () => resolve(true),
        onCancel: () => resolve(false),
      });
    }),
});

/** Each story has a server of its own in memory and stands in its app, in the theme that the toolbar says. */
const withServer: Decorator = (Story, { id, globals, parameters }) => {
  const theme = useMemo(() => themeOf(String(globals['theme'])), [globals]);
  const isReady = useMemoryTransport({ storyId: id, ...(parameters['screen'] as StoryParameters | undefined) });
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme.name;
  }, [theme]);
  const story = isReady && <Story />;
  return parameters['app'] === 'learner' ? (
    <LearnerFrame>{story}</LearnerFrame>
  ) : (
    <AdminFrame theme={theme}>{story}</AdminFrame>
  );
};

const preview: Preview = {
  decorators: [withServer],
  parameters: {
    layout: 'padded',
    controls: { disable: true },
    actions: { disable: true },
    backgrounds: { options: { page: { name: '页面', value: '#F5F7FA' } } },
  },
  initialGlobals: { theme: 'default', backgrounds: { value: 'page' } },
  globalTypes: {
    theme: {
      description: '主题',
      toolbar: {
        title: '主题',
        icon: 'paintbrush',
        items: [
          { value: 'default', title: '默认' },
          { value: 'partner', title: '合作渠道' },
        ],
        dynamicTitle: true,
      },
    },
  },
};

export default preview;
