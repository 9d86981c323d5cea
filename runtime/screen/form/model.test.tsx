import { describe, expect, it } from 'vitest';
import { FormProvider } from '@formily/react';
import { act, render, screen } from '@testing-library/react';
import { everyKindForm } from '../stories/fixtures.ts';
import { createFormModel } from './model.ts';
import { RecordForm } from './RecordForm.tsx';
import { ScreenProvider } from '../provider.tsx';

it('debug', async () => {
  const form = everyKindForm('x');
  render(<ScreenProvider><RecordForm screen={form} record={undefined} given={{}} /></ScreenProvider>);
  await act(async () => {});
  console.log(document.querySelector('[data-path=total]')?.outerHTML);
});
