import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPicture } from './showPicture.tsx';

it('says when the picture did not come, and tries again', async () => {
  act(() => showPicture({ src: '/api/file/1', alt: '电路' }));
  fireEvent.error(screen.getByAltText('电路'));
  expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('图片没有加载出来');
  fireEvent.click(screen.getByRole('button', { name: '重试', hidden: true }));
  expect(screen.getByAltText('电路')).toBeTruthy();
});
