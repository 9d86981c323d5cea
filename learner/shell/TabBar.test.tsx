import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Router } from '#learner/router/Router.tsx';
import { TabBar } from './TabBar.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['/answer-details?placementId=1', '我的'],
  ['/answer-details?mockId=1', '考试'],
  ['/exam-result?placementId=1', '我的'],
  ['/my-certification', '我的'],
])('marks of %s the tab %s alone', (place, label) => {
  window.history.replaceState(null, '', `/auth-center${place}`);
  render(
    <Router>
      <TabBar />
    </Router>,
  );
  const marked = screen.getAllByRole('link').filter(({ classList }) => classList.contains('active'));
  expect(marked.map(({ textContent }) => textContent)).toEqual([label]);
});
