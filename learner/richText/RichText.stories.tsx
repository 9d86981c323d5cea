import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from './RichText.tsx';

export default { title: '学员端/部件/富文本', parameters: { app: 'learner' } } satisfies Meta;

export const 文字与列表: StoryObj = {
  render: () => (
    <RichText html="<p>水的<strong>沸点</strong>随气压变化：</p><ul><li>气压越低，沸点越低</li><li>气压越高，沸点越高</li></ul>" />
  ),
};
export const 公式: StoryObj = {
  render: () => <RichText html="<p>已知 $$x^2-5x+6=0$$，其判别式为 $$\Delta=\frac{b^2-4ac}{1}=1$$。</p>" />,
};
export const 写错的公式: StoryObj = { render: () => <RichText html="<p>$$\frac{1$$</p>" /> };
export const 图片: StoryObj = {
  render: () => <RichText html='<p>如图：<img src="/api/file/sample-3" alt="示例图片" width="320" height="160"></p>' />,
};
export const 图片没有加载出来: StoryObj = {
  render: () => <RichText html='<p><img src="data:image/png," alt="电路"></p>' />,
};
export const 宽表格: StoryObj = {
  render: () => (
    <RichText
      html={`<table><tbody>${['甲', '乙', '丙']
        .map(
          (row) =>
            `<tr>${Array.from({ length: 14 }, (_, column) => `<td>${row}组第 ${column + 1} 次测量</td>`).join('')}</tr>`,
        )
        .join('')}</tbody></table>`}
    />
  ),
};
