import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { PhotoCrop } from './PhotoCrop.tsx';

export default { title: '学员端/部件/裁剪照片', parameters: { app: 'learner' } } satisfies Meta;

function Crop({ width, height }: { width: number; height: number }) {
  const picture = useMemo(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 1600 });
    const context = canvas.getContext('2d');
    if (!context) return canvas;
    context.fillStyle = '#dfe7f2';
    context.fillRect(0, 0, 1200, 1600);
    context.fillStyle = '#35507a';
    context.fillRect(250, 1150, 700, 450);
    context.fillStyle = '#e2b48c';
    context.beginPath();
    context.ellipse(600, 750, 290, 400, 0, 0, 7);
    context.fill();
    return canvas;
  }, []);
  const nothing = () => undefined;
  return <PhotoCrop picture={picture} target={{ width, height }} onCut={nothing} onClose={nothing} />;
}

export const 竖: StoryObj = { render: () => <Crop width={295} height={413} /> };
export const 横: StoryObj = { render: () => <Crop width={800} height={450} /> };
