import { FormProvider } from '@formily/react';
import { useId, useMemo, useRef } from 'react';
import { questionFields } from '#kinds/answers/fields.ts';
import type { AnswerForm } from '#runtime/core/operations/answerForm.ts';
import { createArrival } from './arrival.ts';
import { FormContext, LookupsContext, type FormSurroundings } from './context.ts';
import { Fields } from './Fields.tsx';
import { createFormModel } from './model.ts';
import { questionsSchema } from './schema.ts';

/** A form as those see it who fill it in; nothing can be filled in here, and nothing is uploaded. */
export function QuestionsPreview({ form }: { form: AnswerForm }) {
  const formId = useId().replace(/:/g, '');
  const round = useRef(0);
  const { lookups, schema, surroundings } = useMemo(() => {
    round.current += 1;
    const { fields, lookups } = questionFields({ name: formId, form });
    const model = createFormModel({ screen: { fields }, record: undefined, user: undefined });
    const surroundings: FormSurroundings = {
      formId,
      model,
      arrival: createArrival(),
      reveal: () => undefined,
      user: undefined,
      record: {},
    };
    return { lookups, schema: questionsSchema(fields), surroundings };
  }, [form, formId]);
  return (
    <fieldset className="screen-form-preview" disabled>
      <FormProvider key={round.current} form={surroundings.model.form}>
        <FormContext.Provider value={surroundings}>
          <LookupsContext.Provider value={lookups}>
            <div className="screen-grid">
              <Fields schema={schema} />
            </div>
          </LookupsContext.Provider>
        </FormContext.Provider>
      </FormProvider>
    </fieldset>
  );
}
