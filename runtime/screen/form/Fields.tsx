import type { ISchema } from '@formily/json-schema';
import { createSchemaField } from '@formily/react';
import { AnswersEdit } from './AnswersEdit.tsx';
import { CopyEdit } from './CopyEdit.tsx';
import { FieldEdit } from './FieldEdit.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { Group } from './Group.tsx';
import { ListEdit } from './ListEdit.tsx';
import { PartEdit } from './PartEdit.tsx';
import { PinEdit } from './PinEdit.tsx';

const SchemaField = createSchemaField({
  components: { AnswersEdit, CopyEdit, Group, FieldFrame, FieldEdit, ListEdit, PartEdit, PinEdit },
});

/** The fields of a form, or of one of its tabs, by Formily's schema. */
export function Fields({ schema }: { schema: ISchema }) {
  return <SchemaField schema={schema} />;
}
