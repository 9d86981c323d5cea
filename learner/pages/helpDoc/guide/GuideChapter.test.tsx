import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { GuideChapter } from './GuideChapter.tsx';
import { picturesIn } from './pictures.ts';

const pictures = picturesIn({ files: { './pictures/filter.webp': '/shown.webp' }, width: 1120, height: 680 });

it('a chapter shows its picture, whose place is kept before it has come, and over the whole window when it is clicked', async () => {
  const chapter = { id: 'filter', title: '查找', steps: ['输入关键词'], picture: '展开的筛选' };
  render(<GuideChapter chapter={chapter} pictures={pictures} />);
  const button = screen.getByRole('button', { name: '看大图：展开的筛选' });
  expect(button.querySelector('img')).toMatchObject({ width: 1120, height: 680, loading: 'lazy' });
  screen.getByText('展开的筛选');
  await userEvent.click(button);
  await screen.findByRole('dialog', { name: '展开的筛选', hidden: true });
});

it('a chapter without a picture shows none', () => {
  render(<GuideChapter chapter={{ id: 'other', title: '其他' }} pictures={pictures} />);
  expect(screen.queryByRole('figure')).toBeNull();
});
