import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookPage } from './BookPage.tsx';

export default { title: '学员端/题目/题本页', parameters: { app: 'learner' } } satisfies Meta;

export const 已登录: StoryObj = {
  render: () => (
    <BookPage title="错题本" lead="答错的题目都在这里，答对两次后移出。" signInFirst="登录后查看错题">
      <p>共 12 题</p>
    </BookPage>
  ),
};
