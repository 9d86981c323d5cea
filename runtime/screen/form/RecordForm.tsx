import { createSchemaField, FormProvider } from '@formily/react';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { FormScreen } from '#generators/formats.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { Heading } from '../Heading.tsx';
import { useFrame } from '../host.ts';
import { useLookups } from '../lookups.ts';
import type { ScreenRecord } from '../records.ts';
import { titleOf } from '../title.ts';
import { createArrival } from './arrival.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FormContext, LookupsContext, type FormSurroundings } from './context.ts';
import { FieldEdit } from './FieldEdit.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { Footer } from './Footer.tsx';
import { Group } from './Group.tsx';
import { Guard } from './Guard.tsx';
import { HistoryButton } from './HistoryButton.tsx';
import { ListEdit } from './ListEdit.tsx';
import { createFormModel } from './model.ts';
import { PartEdit } from './PartEdit.tsx';
import { formSchema } from './schema.ts';
import { Summary } from './Summary.tsx';
import { useSave } from './useSave.ts';
import { loadChecks } from './validate.ts';

const SchemaField = createSchemaField({ components: { Group, FieldFrame, FieldEdit, ListEdit, PartEdit } });

/** A form over one record, or for a new one. */
export function RecordForm({ screen, record, given }: { screen: FormScreen; record: ScreenRecord | undefined; given: ScreenRecord }) {
  const { user } = useSession();
  const frame = useFrame();
  const formId = useId().replace(/:/g, '');
  const lookups = useLookups(screen.fields);
  const root = useRef<HTMLFormElement>(null);
  // A form keeps what it began with: a reload of the session must not throw away what was typed.
  const begun = useRef({ record, given, user }).current;
  const model = useMemo(() => createFormModel({ screen, ...begun }), [screen, begun]);
  const [arrival] = useState(createArrival);
  const schema = useMemo(() => formSchema({ screen, user: begun.user }), [screen, begun]);

  const [savedRound, setSavedRound] = useState(0);
  const onSaved = useCallback(
    (saved: ScreenRecord) => {
      model.restart({ base: saved });
      setSavedRound((former) => former + 1);
    },
    [model],
  );
  const leave = useRef(frame.done);
  leave.current = frame.done;
  useEffect(() => {
    // Only now has the guard been taken down; going away earlier would ask about what is saved already.
    if (savedRound > 0) leave.current();
  }, [savedRound]);
  const { isSaving, round, conflict, save, resolveConflict, closeConflict } = useSave({ screen, model, user: begun.user, onSaved });

  useEffect(() => {
    let isCurrent = true;
    // Without the generated checks the server's answer is the only one; saving stays possible.
    loadChecks({ screen }).then((checks) => isCurrent && model.setChecks(checks), console.error);
    return () => {
      isCurrent = false;
    };
  }, [model, screen]);

  useEffect(() => arrival.start(Object.keys(screen.fields).length), [arrival, screen]);
  useShortcut({ root, save });

  const surroundings = useMemo((): FormSurroundings => ({ formId, model, arrival, user: begun.user, record: begun.record ?? {} }), [formId, model, arrival, begun]);
  return (
    <form
      ref={root}
      className="screen-form"
      data-form={formId}
      noValidate
      aria-busy={isSaving}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <FormContext.Provider value={surroundings}>
        <Heading title={frame.kind === 'block' ? screen.title : titleOf({ title: screen.title, kind: 'form', hasRecord: record !== undefined })}>
          <HistoryButton screen={screen} record={record} />
        </Heading>
        <Guard model={model} />
        <Summary fields={screen.fields} round={round} />
        {/* While it is being saved nothing can be typed that would be lost. */}
        <div {...(isSaving && { inert: '' })}>
          <LookupsContext.Provider value={lookups}>
            <FormProvider form={model.form}>
              <SchemaField schema={schema} />
            </FormProvider>
          </LookupsContext.Provider>
        </div>
        <Footer isSaving={isSaving} onCancel={frame.kind === 'block' ? undefined : frame.close} />
      </FormContext.Provider>
      {conflict && <ConflictDialog conflicts={conflict.fields} base={conflict.base} theirs={conflict.theirs} lookups={lookups} onResolve={(choices) => void resolveConflict(choices)} onClose={closeConflict} />}
    </form>
  );
}

/** Ctrl+S or ⌘S saves the form that holds the focus, or the only one there is. */
function useShortcut({ root, save }: { root: React.RefObject<HTMLFormElement>; save(): Promise<void> }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const form = root.current;
      const forms = [...document.querySelectorAll('form.screen-form')];
      const isMine = form?.contains(document.activeElement) || (forms.at(-1) === form && !forms.some((other) => other.contains(document.activeElement)));
      if (!isMine) return;
      event.preventDefault();
      // What is being typed counts: widgets that take their value on leaving give it up now.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      void save();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [root, save]);
}
