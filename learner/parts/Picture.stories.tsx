import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { RichText } from '../richText/RichText.tsx';

export default { title: '学员端/部件/放大图片', parameters: { app: 'learner' } } satisfies Meta;

const picture = '<p><img src="/api/file/sample-3" alt="示例图片" width="320" height="160"></p>';

/** The picture is opened as a reader opens it: by a tap on it in a text. */
async function enlarge(canvasElement: HTMLElement): Promise<HTMLElement> {
  const image = await within(canvasElement).findByAltText('示例图片');
  await waitFor(() => expect(image.parentElement).toHaveClass('is-large'));
  await userEvent.click(image);
  return within(document.body).findByRole('dialog', { name: '示例图片' });
}

export const 放大: StoryObj = {
  render: () => <RichText html={picture} />,
  play: async ({ canvasElement }) => {
    const dialog = within(await enlarge(canvasElement));
    await userEvent.click(dialog.getByRole('button', { name: '放大' }));
    await expect(dialog.getByRole('button', { name: '缩小' })).toBeEnabled();
    await userEvent.click(dialog.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(document.querySelector('dialog.picture')).toBeNull());
  },
};

export const 没有加载出来: StoryObj = {
  render: () => <RichText html={picture} />,
  play: async ({ canvasElement }) => {
    const dialog = within(await enlarge(canvasElement));
    await fireEvent.error(dialog.getByAltText('示例图片'));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(document.querySelector('dialog.picture')).toBeNull());
  },
};
