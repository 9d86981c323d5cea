import type { ObjectField } from '@formily/core';
import { Schema } from '@formily/json-schema';
import { toJS } from '@formily/reactive';
import { observer, RecursionField, useField } from '@formily/react';
import { Button } from 'antd';
import { useContext, useEffect, useMemo, useRef } from 'react';
import { codec } from '#kinds/answers/codec.ts';
import { questionFields } from '#kinds/answers/fields.ts';
import { drawField } from '#kinds/screen/drawField.ts';
import { keptAnswers } from '#runtime/core/operations/answers.ts';
import { isSame, type ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';
import type { FieldEditProps } from './FieldEdit.tsx';
import { LookupsContext, useFormSurroundings } from './context.ts';
import { questionsSchema } from './schema.ts';
import { useAnswerForm } from './useAnswerForm.ts';

/** The questions of the form that the chosen record brings. Where another is chosen, what it asks in the same way stays answered. */
export const AnswersEdit = observer(({ definition }: FieldEditProps) => {
  const field = definition();
  const { schemaOf = { reference: '', title: '', field: '', options: '' } } = field;
  const target = useField<ObjectField>();
  const { model, record } = useFormSurroundings();
  const name = target.path.toString();
  const lookups = useContext(LookupsContext);
  const values = toJS(model.form.values) as ScreenRecord;
  const { form, chosen, isReady, hasFailed, retry } = useAnswerForm({ name, schemaOf, values, record });
  const questions = useMemo(
    () => (form ? questionFields({ name, form, isPrivate: field.isPrivate }) : undefined),
    [name, form, field.isPrivate],
  );
  const schema = useMemo(() => (questions ? new Schema(questionsSchema(questions.fields)) : undefined), [questions]);
  const all = useMemo(() => ({ ...lookups, ...questions?.lookups }), [lookups, questions]);

  const fitted = useRef(form);
  /** Everything that was filled in: of who chooses the former record again it is there again. */
  const typed = useRef<ScreenRecord>({});
  useEffect(() => {
    if (!isReady || fitted.current === form) return;
    fitted.current = form;
    const answers = (codec.toWire(toJS(target.value), {}) ?? {}) as ScreenRecord;
    typed.current = { ...typed.current, ...answers };
    const kept = form ? keptAnswers({ answers: typed.current, form }) : {};
    if (!isSame(answers, kept)) target.form.setValuesIn(name, kept);
  }, [form, isReady, name, target]);

  if (chosen === '') return <p className="screen-none">{texts.chooseFirst(schemaOf.title)}</p>;
  if (hasFailed)
    return (
      <p className="screen-none" role="alert">
        {texts.formUnread}
        <Button type="link" size="small" onClick={retry}>
          {texts.retry}
        </Button>
      </p>
    );
  if (!isReady) return <div className="screen-fixed" aria-busy />;
  if (!schema) return <p className="screen-none">{texts.nothingAsked}</p>;
  if (target.pattern === 'readOnly')
    return <div className="screen-fixed">{drawField({ name, field, value: toJS(target.value), record, lookups })}</div>;
  return (
    <LookupsContext.Provider value={all}>
      <div className="screen-entry">
        <div className="screen-grid">
          <RecursionField key={chosen} schema={schema} basePath={target.address} onlyRenderProperties />
        </div>
      </div>
    </LookupsContext.Provider>
  );
});
