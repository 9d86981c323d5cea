import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screenStory } from '../story.tsx';
import { record } from './fixtures.ts';

export default { title: '通用界面/调整界面' };

/** Dialogs stand beside the story, not in it. */
const body = within(document.body);
/** Screens and the panel come in parts of their own. */
const patience = { timeout: 20_000 };

async function open(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: '调整界面' }, patience));
  await canvas.findByText('没有未保存的修改', {}, patience);
  const panel = canvas.getByRole('complementary', { name: '调整界面' });
  return { canvas, panel: within(panel) };
}

/** A column is hidden and another moved by the keyboard; the page shows it at once, and it is stored with a note. */
export const 列表: StoryObj = {
  ...screenStory({ screen: 'cert.list', samples: { screenOverlay: [] } }),
  play: async ({ canvasElement }) => {
    const { canvas, panel } = await open(canvasElement);
    const columns = within(panel.getByRole('region', { name: '列' }));
    await userEvent.click(columns.getByRole('button', { name: '隐藏“等级”' }));
    columns.getByRole('button', { name: '证书编码' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(await panel.findByText('2 处修改未保存')).toBeInTheDocument();
    // The list is drawn anew after the panel has told of the change.
    await waitFor(
      () => expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).not.toContain('等级'),
      patience,
    );
    await userEvent.click(panel.getByRole('button', { name: '保存界面' }));
    const dialog = within(await body.findByRole('dialog', { name: '保存为新的一版' }, patience));
    await expect(dialog.getByText('列“等级”：显示 → 隐藏')).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: '说明' }), '编码放在前面');
    await userEvent.click(dialog.getByRole('button', { name: '保存界面' }));
    await expect(await panel.findByText('没有未保存的修改', {}, patience)).toBeInTheDocument();
  },
};

/** What people have to fill in stays; a default is set by the field's own widget. */
export const 表单: StoryObj = {
  ...screenStory({ screen: 'cert.form', samples: { screenOverlay: [] } }),
  play: async ({ canvasElement }) => {
    const { panel } = await open(canvasElement);
    await expect(panel.getByRole('button', { name: '隐藏“证书名称”' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(panel.getByRole('button', { name: '考试时长（分钟）' }));
    await expect(await panel.findByRole('spinbutton', { name: '默认值' }, patience)).toHaveValue('90');
  },
};

/** Changes that a later product has no place for: taken over by what has come in its stead, or dropped. */
export const 不再适用: StoryObj = {
  ...screenStory({
    screen: 'cert.detail',
    samples: {
      screenOverlay: [
        record('overlay-1', {
          screen: 'cert.detail',
          patch: { fields: { minutes: { title: '时长' } }, tabs: { lessons: { order: 0 } } },
          note: '按本院的叫法',
        }),
      ],
    },
  }),
  play: async ({ canvasElement }) => {
    const { canvas, panel } = await open(canvasElement);
    await userEvent.click(await panel.findByRole('button', { name: '改用“考试时长（分钟）”' }, patience));
    await expect(await canvas.findByText('时长', { selector: '.screen-detail *' }, patience)).toBeInTheDocument();
    await expect(panel.getByRole('button', { name: '去掉这条调整' })).toBeInTheDocument();
  },
};
