import type { ISchema } from '@formily/json-schema';
import { FormProvider } from '@formily/react';
import { App } from 'antd';
import { lazy, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { FormScreen } from '#generators/formats.ts';
import { useDraft } from '#runtime/react/useDraft.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { Heading } from '../Heading.tsx';
import { Stepper } from '../Stepper.tsx';
import { useFrame } from '../host.ts';
import type { FormerVersion } from '../history/former.ts';
import { useLookups } from '../lookups.ts';
import { idOf, type ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';
import { Loading } from '../states/Loading.tsx';
import { titleOf } from '../title.ts';
import { createArrival } from './arrival.ts';
import { CopyButton } from './CopyButton.tsx';
import { FormContext, LookupsContext, type FormSurroundings } from './context.ts';
import { isOutdated, isSaved, valuesOfDraft } from './draft.ts';
import { DraftOffer } from './DraftOffer.tsx';
import { Fields } from './Fields.tsx';
import { useFilters } from './filter.ts';
import { Footer } from './Footer.tsx';
import { Foreseen } from './Foreseen.tsx';
import { Guard } from './Guard.tsx';
import { HistoryButton } from './HistoryButton.tsx';
import { formSchema } from './schema.ts';
import { StateNote } from './StateNote.tsx';
import { Summary } from './Summary.tsx';
import type { Next } from './useNext.ts';
import { tabsOf } from './tabs.ts';
import { useBeginning } from './useBeginning.ts';
import { useChecks } from './useChecks.ts';
import { valuesIn } from './model.ts';
import { useFormModel } from './useFormModel.ts';
import { useFormTabs } from './useFormTabs.ts';
import { usePublication } from './usePublication.ts';
import { useSaving } from './useSaving.ts';
import { useShortcut } from './useShortcut.ts';

// Seldom wanted: what a form is first drawn with goes without it.
const ConflictDialog = lazy(async () => ({ default: (await import('./ConflictDialog.tsx')).ConflictDialog }));
const FormTabs = lazy(async () => ({ default: (await import('./FormTabs.tsx')).FormTabs }));

export interface RecordFormProps {
  screen: FormScreen;
  record: ScreenRecord | undefined;
  /** What a new record begins with. */
  given: ScreenRecord;
  /** The record that this came from: it knows the labels of references. */
  source?: ScreenRecord | undefined;
  /** Where saving may go on; without it it only leaves. */
  next?: Next | undefined;
  /** It follows another that was just saved: one goes on typing. */
  isFollowing?: boolean;
}

/** A form over one record, or for a new one. */
export function RecordForm({ screen, record, given, source = {}, next, isFollowing = false }: RecordFormProps) {
  const { user } = useSession();
  const frame = useFrame();
  const formId = useId().replace(/:/g, '');
  const lookups = useLookups(screen.fields);
  const root = useRef<HTMLFormElement>(null);
  // A form keeps what it began with: a reload of the session must not throw away what was typed.
  const begun = useRef({ record, given, source, user, along: frame.asking?.input }).current;
  const model = useFormModel({ screen, begun });
  const [arrival] = useState(createArrival);
  const schemas = useMemo(() => {
    const around = { user: begun.user, before: begun.record };
    const tabs = tabsOf(screen).map(({ name, fields }) => [
      name,
      formSchema({ screen: { ...screen, fields }, ...around }),
    ]);
    return { whole: formSchema({ screen, ...around }), tabs: Object.fromEntries(tabs) as Record<string, ISchema> };
  }, [screen, begun]);

  const draft = useDraft({ form: screen.name, id: frame.asking?.about ?? (idOf(begun.record) || 'new') });
  const [isDraftSaved] = useState(() => draft.found && isSaved({ draft: draft.found, values: valuesIn(model.form) }));
  const { discard } = draft;
  useEffect(() => {
    if (isDraftSaved) discard();
  }, [isDraftSaved, discard]);
  const { message, modal } = App.useApp();
  const restore = (): void => {
    if (draft.found)
      model.restore({ base: draft.found.base as ScreenRecord | undefined, values: valuesOfDraft(draft.found) });
    draft.take();
    message.info(texts.draftRestored);
  };

  const takeFormer = async (former: FormerVersion): Promise<void> =>
    (await import('../history/takeFormer.ts')).takeFormer({ former, screen, model, message, modal });

  const saving = useSaving({ screen, model, user: begun.user, next });
  const { isSaving, round, conflict, save, saveAndGoOn } = saving;
  useChecks({ screen, model });
  useFilters({ screen, model, user: begun.user });
  useEffect(() => arrival.start(Object.keys(screen.fields).length), [arrival, screen]);
  const tabs = useFormTabs({ screen, model, user: begun.user, formId, isNew: begun.record === undefined, round });
  const { stages, reveal } = tabs;
  const publishing = usePublication({ screen, record: begun.record, model, user: begun.user });
  const [isInVain, setInVain] = useState(false);
  const submit = async (): Promise<void> => {
    if (stages && !stages.isLast) await stages.next();
    else if (!isInVain) await save(publishing?.saveState);
  };
  const publish = async (state: string): Promise<void> => {
    // What is wrong is shown before anything is asked.
    if (model.attempt() || (await publishing?.confirm())) await save(state);
  };
  const goOn = (): Promise<void> => saveAndGoOn(publishing?.next?.state);
  useBeginning({ root, formId, screen, model, isWanted: isFollowing });
  useShortcut({ root, key: 's', run: submit });
  useShortcut({ root, key: 'enter', run: next && stages?.isLast !== false ? goOn : undefined });

  const surroundings = useMemo(
    (): FormSurroundings => ({
      formId,
      model,
      arrival,
      reveal,
      user: begun.user,
      record: begun.record ?? begun.source,
    }),
    [formId, model, arrival, reveal, begun],
  );
  return (
    <form
      ref={root}
      className="screen-form"
      data-form={formId}
      noValidate
      aria-busy={isSaving}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormContext.Provider value={surroundings}>
        <Heading
          title={
            frame.kind === 'block'
              ? screen.title
              : titleOf({ title: screen.title, kind: 'form', hasRecord: record !== undefined })
          }
        >
          <div className="screen-toolbar">
            <Stepper entity={screen.entity} id={idOf(record)} />
            <CopyButton screen={screen} record={record} />
            <HistoryButton screen={screen} record={record} onTake={(former) => void takeFormer(former)} />
          </div>
        </Heading>
        <StateNote screen={screen} record={begun.record} />
        {draft.found && !isDraftSaved && (
          <DraftOffer
            draft={draft.found}
            isOutdated={isOutdated({ draft: draft.found, record: begun.record })}
            onRestore={restore}
            onDiscard={draft.discard}
          />
        )}
        <Guard model={model} draft={draft} fields={screen.fields} />
        <Summary fields={screen.fields} round={round} />
        {/* While it is being saved nothing can be typed that would be lost. */}
        <div {...(isSaving && { inert: '' })}>
          <LookupsContext.Provider value={lookups}>
            <FormProvider form={model.form}>
              {screen.tabs ? (
                <Suspense fallback={<Loading kind="form" />}>
                  <FormTabs state={tabs} schemas={schemas.tabs} />
                </Suspense>
              ) : (
                <Fields schema={schemas.whole} />
              )}
            </FormProvider>
          </LookupsContext.Provider>
        </div>
        {frame.asking?.foresees && (
          <Foreseen {...frame.asking.foresees} input={frame.asking.input} model={model} onForeseen={setInVain} />
        )}
        <Footer
          isSaving={isSaving}
          isInVain={isInVain}
          asking={frame.asking}
          stages={stages}
          onCancel={frame.kind === 'block' ? undefined : frame.close}
          nextTitle={next && (publishing?.next?.title ?? next.title)}
          onNext={() => void goOn()}
          publishing={publishing}
          onPublish={(state) => void publish(state)}
        />
      </FormContext.Provider>
      {conflict && (
        <Suspense fallback={null}>
          <ConflictDialog
            conflicts={conflict.fields}
            base={conflict.base}
            values={conflict.values}
            theirs={conflict.theirs}
            lookups={lookups}
            onResolve={(choices) => void saving.resolveConflict(choices)}
            onClose={saving.closeConflict}
          />
        </Suspense>
      )}
    </form>
  );
}
