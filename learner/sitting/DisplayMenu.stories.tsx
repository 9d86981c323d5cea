import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { paperOf } from '#learner/answers/testing.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Navigator } from './Navigator.tsx';
import { chooseDisplay, useDisplayClass, type Display } from './display.ts';
import { DisplayMenu } from './DisplayMenu.tsx';
import './sitting.css';

export default { title: '学员端/考试/显示', parameters: { app: 'learner' } } satisfies Meta;

const given = {
  q1: { selectedOptions: [1], inputInfo: [], isFlagged: false },
  q2: { selectedOptions: [], inputInfo: [], isFlagged: true },
};

/** The menu and some of what it changes; afterwards all is as usual again. */
function Shown({ chosen }: { chosen: Display }) {
  useEffect(() => {
    chooseDisplay(chosen);
    return () => chooseDisplay({ textSize: 'normal', isHighContrast: false });
  }, [chosen]);
  return (
    <div className={useDisplayClass()}>
      <DisplayMenu />
      <Navigator
        paper={paperOf({ q1: 1, q2: 0, q3: 0 })}
        given={given}
        current={2}
        onGo={() => undefined}
        onInstructions={() => undefined}
      />
      <Button kind="primary">下一题</Button>
      <Button disabled>上一题</Button>
    </div>
  );
}

const usual: Display = { textSize: 'normal', isHighContrast: false };

export const 高对比度: StoryObj = {
  render: () => <Shown chosen={usual} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '显示' }));
    const contrast = canvas.getByRole('menuitemcheckbox', { name: '高对比度' });
    await userEvent.click(contrast);
    await expect(contrast).toBeChecked();
  },
};
