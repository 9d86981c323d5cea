import type { ReactElement } from 'react';
import { FieldStage, type FieldStageProps } from './FieldStage.tsx';

/** A story of a part that edits one field of a record. */
export function fieldStory(props: FieldStageProps): { render: () => ReactElement } {
  return { render: () => <FieldStage {...props} /> };
}
