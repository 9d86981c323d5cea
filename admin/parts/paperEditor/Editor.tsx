import { PlusOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Alert, App, Button, Dropdown, Empty } from 'antd';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useItemDrag } from '#runtime/react/useItemDrag.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { useSteps } from '#runtime/react/useSteps.ts';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import { BankDrawer } from './BankDrawer.tsx';
import { DrawDialog, type Drawn } from './DrawDialog.tsx';
import { GroupCard } from './GroupCard.tsx';
import { mostQuestions, mostSections } from './limits.ts';
import * as work from './paper.ts';
import type { Paper, PaperRow } from './paper.ts';
import { materialAt } from './materialAt.ts';
import { QuestionRow, type RowActs } from './QuestionRow.tsx';
import { RemoveGroup } from './RemoveGroup.tsx';
import { ScoreSetter } from './ScoreSetter.tsx';
import { Similar } from './Similar.tsx';
import { texts } from './texts.ts';
import { Ticked } from './Ticked.tsx';
import { Totals } from './Totals.tsx';
import { bankCode, useFacts, type BankQuestion } from './useFacts.ts';
import { useWords } from './useWords.ts';

export interface EditorProps {
  paper: Paper;
  /** The questions as the form has them: problems name them by their places there. */
  stored: unknown;
  certId: string;
  errors: FieldPartProps['errors'];
  onChange(paper: Paper): void;
}

/** The field that the part stands in; problems are found by it. */
const field = 'questions';
const groupKey = 'group:';

export function Editor({ paper, stored, certId, errors, onChange }: EditorProps) {
  const id = useId();
  const { modal, message } = App.useApp();
  const canRead = useCodes()(bankCode);
  const words = useWords();
  const root = useRef<HTMLDivElement>(null);
  const { change, undo, redo, onKeyDown } = useSteps({ value: paper, onChange });
  const rows = useMemo(() => work.rowsOf(paper), [paper]);
  const facts = useFacts(rows.map(({ questionId }) => questionId));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const [choosing, setChoosing] = useState<number>();
  const [removing, setRemoving] = useState<number>();
  const [isDrawing, setDrawing] = useState(false);
  const [said, setSaid] = useState('');

  const put = (next: Paper, of?: string): void => change(normal(next), of);
  const titleOf = (place: number): string => paper.sections[place]?.title ?? texts.none;
  const numbers = useMemo(() => new Map(rows.map(({ questionId }, index) => [questionId, index + 1])), [rows]);
  const isTaken = (place: number) => (title: string) =>
    paper.sections.some((section, at) => at !== place && section.title.trim() === title);
  const chosen = rows.filter(({ questionId }) => ticked.has(questionId)).map(({ questionId }) => questionId);
  const hasSections = paper.sections.length > 0;
  const loose = paper.sections.length;

  /** Where the keyboard is led once the questions are drawn anew. */
  const wanted = useRef<{ key: string; part: string }>(undefined);
  useEffect(() => {
    if (!wanted.current) return;
    const { key, part } = wanted.current;
    wanted.current = undefined;
    const box = root.current?.querySelector(`[data-key="${CSS.escape(key)}"], [data-group="${CSS.escape(key)}"]`);
    const held = box?.querySelector<HTMLElement>(`[data-focus="${part}"]`);
    const element = held?.matches('input, button') ? held : held?.querySelector<HTMLElement>('input, button');
    element?.focus();
    if (part === 'title' && element instanceof HTMLInputElement) element.select();
    if (part === 'stem') box?.scrollIntoView({ block: 'nearest' });
  });
  const partInFocus = (): string =>
    document.activeElement?.closest<HTMLElement>('[data-focus]')?.dataset['focus'] ?? 'stem';

  const goTo = (questionId: string): void => {
    const spot = work.spotOf(paper, questionId);
    if (!spot) return;
    wanted.current = { key: questionId, part: 'stem' };
    setFolded((former) => new Set([...former].filter((place) => place !== spot.place)));
  };
  const takeAway = (questionIds: readonly string[]): void => {
    const spot = work.spotOf(paper, questionIds[0] ?? '');
    const next = work.without(paper, questionIds);
    const list = next.lists[spot?.place ?? 0] ?? [];
    const neighbour = list[Math.min(spot?.index ?? 0, list.length - 1)];
    if (neighbour) wanted.current = { key: neighbour.questionId, part: 'stem' };
    setSaid(texts.removed(questionIds.length));
    put(next);
  };
  const latest = useRef<RowActs>(undefined);
  const acts: RowActs = {
    step: (questionId, step) => {
      const next = work.stepped({ paper, questionId, step });
      const spot = work.spotOf(next, questionId);
      if (next === paper || !spot) return;
      wanted.current = { key: questionId, part: partInFocus() };
      setFolded((former) => new Set([...former].filter((place) => place !== spot.place)));
      setSaid(
        texts.moved(titleOf(spot.place), work.rowsOf(next).findIndex((row) => row.questionId === questionId) + 1),
      );
      put(next);
    },
    moveTo: (questionIds, place) => {
      const next = work.moved({ paper, questionIds, place });
      const [first = ''] = questionIds;
      wanted.current = { key: first, part: 'stem' };
      setSaid(texts.moved(titleOf(place), work.rowsOf(next).findIndex((row) => row.questionId === first) + 1));
      setFolded((former) => new Set([...former].filter((at) => at !== place)));
      put(next);
    },
    remove: (questionIds) => {
      if (questionIds.length < 2) takeAway(questionIds);
      else
        modal.confirm({
          title: texts.confirmRemove(questionIds.length),
          okText: texts.removeTicked,
          okButtonProps: { danger: true },
          cancelText: texts.cancel,
          onOk: () => takeAway(questionIds),
        });
    },
    setScore: (questionId, score) =>
      put(work.scored({ paper, score, isMeant: (row) => row.questionId === questionId }), `score ${questionId}`),
    tick: (questionId, isTicked) => tick([questionId], isTicked),
  };
  const tick = (questionIds: readonly string[], isTicked: boolean): void =>
    setTicked((former) => {
      const next = new Set(former);
      questionIds.forEach((each) => (isTicked ? next.add(each) : next.delete(each)));
      return next;
    });
  // Rows are drawn again when they change, not when what they call does.
  useLayoutEffect(() => {
    latest.current = acts;
  });
  const stable = useMemo(
    (): RowActs => ({
      step: (...given) => latest.current?.step(...given),
      moveTo: (...given) => latest.current?.moveTo(...given),
      remove: (...given) => latest.current?.remove(...given),
      setScore: (...given) => latest.current?.setScore(...given),
      tick: (...given) => latest.current?.tick(...given),
    }),
    [],
  );

  const setScores =
    (isMeant: (row: PaperRow, place: number) => boolean) => (score: number, kind: string | undefined) => {
      const isOf = (row: PaperRow, place: number): boolean =>
        isMeant(row, place) && (kind === undefined || row.type === kind);
      const next = work.scored({ paper, score, isMeant: isOf });
      const count = paper.lists.flatMap((list, place) => list.filter((row) => isOf(row, place))).length;
      setSaid(texts.scored(count, score));
      put(next);
    };
  const kindsIn = (list: readonly PaperRow[]) =>
    words.kinds.filter(({ code }) => list.some(({ type }) => type === code));
  const addGroup = (name: string): void => {
    wanted.current = { key: String(paper.sections.length), part: 'title' };
    put(work.withSection(paper, { title: work.newTitle(paper, name) }));
  };
  const removeGroup = (place: number): void => {
    if ((paper.lists[place] ?? []).length > 0) setRemoving(place);
    else put(work.withoutSection({ paper, place, areRowsKept: true }));
  };
  const add = (place: number, questions: readonly BankQuestion[]): void => {
    facts.learn(questions);
    const materials = new Map(questions.map((question) => [question.id, question.materialId ?? undefined]));
    put(
      work.added({
        paper,
        place,
        rows: questions.map(({ id: questionId, titleText, type, difficulty, score }) => ({
          questionId,
          questionIdLabel: titleText,
          type,
          difficulty,
          score,
        })),
        materialOf: (questionId) => materials.get(questionId) ?? facts.materialOf(questionId),
      }),
    );
  };

  const addDrawn = ({ questions, missing }: Drawn): void => {
    setDrawing(false);
    put(
      work.addedByKind({
        paper,
        rows: questions.map(({ titleText, ...row }) => ({ ...row, questionIdLabel: titleText })),
        kinds: words.kinds,
      }),
    );
    setSaid(texts.drawn(questions.length));
    if (missing.length > 0)
      message.warning(texts.drawMissing(missing.map(({ type, count }) => texts.missingOf(words.kindOf(type), count))));
  };

  const drag = useItemDrag({
    placeOf: ({ key, beside }) => ({ key, beside }),
    onDrop: ({ dragged, key, beside }) =>
      put(
        key.startsWith(groupKey)
          ? work.moved({ paper, questionIds: [dragged], place: Number(key.slice(groupKey.length)) })
          : work.movedBeside({ paper, questionId: dragged, key, beside }),
      ),
  });

  const problems = problemsOf({ errors, stored });
  const foreign = rows.filter(({ questionId }) => {
    const fact = facts.of(questionId);
    return fact !== undefined && certId !== '' && fact.certId !== certId;
  });
  const together = normal(work.withMaterialsTogether(paper, facts.materialOf));
  const areApart = work.rowsOf(together).some(({ questionId }, index) => questionId !== rows[index]?.questionId);
  const warningOf = (questionId: string): string | undefined => {
    const fact = facts.of(questionId);
    if (!fact) return undefined;
    if (fact.state !== 'published') return texts.unpublished;
    if (fact.usage === 'practice') return texts.practice;
    return certId !== '' && fact.certId !== certId ? texts.foreign : undefined;
  };
  const shown = paper.lists.flatMap((list, place) => (place < loose || list.length > 0 || !hasSections ? [place] : []));
  const groups = shown.map((place) => ({ place, title: titleOf(place) }));
  const canChoose = certId !== '' && canRead && rows.length < mostQuestions;
  const choose = (place: number) => () => setChoosing(place);
  return (
    <div ref={root} className="paper-editor" id={id} onKeyDown={onKeyDown}>
      <div className="paper-bar">
        <Totals rows={rows} words={words} />
        <span className="paper-bar-tools">
          <Button type="primary" disabled={!canChoose} onClick={choose(hasSections ? loose - 1 : 0)}>
            {texts.choose}
          </Button>
          <Dropdown
            trigger={['click']}
            disabled={paper.sections.length >= mostSections}
            menu={{
              items: [...words.kinds, { code: '', label: texts.otherGroup }].map(({ code, label }) => ({
                key: code,
                label,
              })),
              onClick: ({ key }) => addGroup(words.kindOf(key) || texts.newGroup),
            }}
          >
            <Button
              icon={<PlusOutlined />}
              title={paper.sections.length >= mostSections ? texts.fullGroups(mostSections) : undefined}
            >
              {texts.addGroup}
            </Button>
          </Dropdown>
          <Button disabled={!canChoose || paper.sections.length >= mostSections} onClick={() => setDrawing(true)}>
            {texts.draw}
          </Button>
          <ScoreSetter name={texts.setScoreOf(texts.title)} kinds={kindsIn(rows)} onSet={setScores(() => true)} />
          <Button
            icon={<UndoOutlined />}
            disabled={!undo}
            aria-label={texts.undo}
            title={`${texts.undo}（Ctrl Z）`}
            onClick={undo}
          />
          <Button
            icon={<RedoOutlined />}
            disabled={!redo}
            aria-label={texts.redo}
            title={`${texts.redo}（Ctrl Y）`}
            onClick={redo}
          />
        </span>
        {chosen.length > 0 && (
          <Ticked
            count={chosen.length}
            groups={groups}
            kinds={kindsIn(rows.filter(({ questionId }) => ticked.has(questionId)))}
            onMove={(place) => acts.moveTo(chosen, place)}
            onSetScore={setScores(({ questionId }) => ticked.has(questionId))}
            onRemove={() => acts.remove(chosen)}
            onClear={() => setTicked(new Set())}
          />
        )}
      </div>
      <p className="screen-unseen" role="status">
        {said}
      </p>
      {certId === '' && <Alert type="info" showIcon message={texts.noCert} />}
      {!canRead && <Alert type="info" showIcon message={texts.noBank} />}
      {foreign.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={texts.foreignCount(foreign.length)}
          action={
            <Button size="small" onClick={() => acts.remove(foreign.map(({ questionId }) => questionId))}>
              {texts.removeForeign}
            </Button>
          }
        />
      )}
      {areApart && (
        <Alert
          type="warning"
          showIcon
          message={texts.apart}
          action={
            <Button size="small" onClick={() => put(together)}>
              {texts.together}
            </Button>
          }
        />
      )}
      <Similar
        questionIds={rows.map(({ questionId }) => questionId)}
        numberOf={(questionId) => numbers.get(questionId) ?? 0}
        onGoTo={goTo}
      />
      {rows.length === 0 && !hasSections ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={
            <>
              <strong>{texts.empty}</strong>
              <p>{texts.emptyHelp}</p>
            </>
          }
        />
      ) : (
        <div className="paper-groups" {...drag.handlers}>
          {shown.map((place) => {
            const list = paper.lists[place] ?? [];
            const isLoose = place === loose;
            return (
              <GroupCard
                key={place}
                place={place}
                section={paper.sections[place]}
                rows={list}
                isOpen={!folded.has(place)}
                isLast={place === loose - 1}
                isTicked={list.length > 0 && list.every(({ questionId }) => ticked.has(questionId))}
                canChoose={canChoose}
                isTaken={isTaken(place)}
                onToggle={() =>
                  setFolded((former) =>
                    former.has(place)
                      ? new Set([...former].filter((each) => each !== place))
                      : new Set([...former, place]),
                  )
                }
                onTick={(isTicked) =>
                  tick(
                    list.map(({ questionId }) => questionId),
                    isTicked,
                  )
                }
                onChange={(section) =>
                  put(work.changedSection({ paper, place, section }), `${Object.keys(section).join()} ${place}`)
                }
                onMove={(step) => put(work.movedSection({ paper, place, to: place + step }))}
                onRemove={() => removeGroup(place)}
                onChoose={choose(place)}
                scoreSetter={
                  <ScoreSetter
                    isSmall
                    name={texts.setScoreOf(titleOf(place))}
                    kinds={kindsIn(list)}
                    onSet={setScores((_, at) => at === place)}
                  />
                }
                note={
                  isLoose && (
                    <p className={hasSections ? 'paper-warning' : 'paper-told'}>
                      {hasSections && texts.noneHelp}
                      <Button
                        size="small"
                        onClick={() => put(work.groupedByKind({ paper, kinds: words.kinds }))}
                        disabled={paper.sections.length + kindsIn(list).length > mostSections}
                      >
                        {texts.groupByKind}
                      </Button>
                    </p>
                  )
                }
              >
                <ol className="paper-questions">
                  {list.length === 0 && (
                    <li className="paper-empty" data-key={`${groupKey}${place}`}>
                      {texts.emptyGroup}
                    </li>
                  )}
                  {list.map((row, index) => (
                    <QuestionRow
                      key={row.questionId}
                      questionId={row.questionId}
                      number={numbers.get(row.questionId) ?? 0}
                      path={`${field}.${problems.placeOf(row.questionId)}`}
                      stem={row.questionIdLabel ?? ''}
                      kind={words.kindOf(row.type)}
                      difficulty={words.difficultyOf(row.difficulty)}
                      score={row.score ?? null}
                      material={materialAt({ list, index, facts })}
                      warning={warningOf(row.questionId)}
                      error={problems.of(row.questionId)}
                      dropped={drag.target?.key === row.questionId ? drag.target.beside : undefined}
                      isTicked={ticked.has(row.questionId)}
                      isFirst={index === 0 && place === 0}
                      isLast={index === list.length - 1 && place >= loose - 1}
                      targets={groups.filter((group) => group.place !== place)}
                      acts={stable}
                    />
                  ))}
                </ol>
              </GroupCard>
            );
          })}
        </div>
      )}
      {choosing !== undefined && (
        <BankDrawer
          certId={certId}
          words={words}
          groups={groups.length > 0 ? groups : [{ place: 0, title: texts.none }]}
          place={Math.min(choosing, loose)}
          onPlace={setChoosing}
          isOnPaper={(questionId) => numbers.has(questionId)}
          total={texts.total(rows.length, work.totalsOf(rows).score)}
          room={mostQuestions - rows.length}
          onAdd={(questions) => add(Math.min(choosing, loose), questions)}
          onClose={() => setChoosing(undefined)}
        />
      )}
      {isDrawing && (
        <DrawDialog
          certId={certId}
          words={words}
          questionIds={rows.map(({ questionId }) => questionId)}
          room={mostQuestions - rows.length}
          onDrawn={addDrawn}
          onClose={() => setDrawing(false)}
        />
      )}
      {removing !== undefined && (
        <RemoveGroup
          title={titleOf(removing)}
          count={paper.lists[removing]?.length ?? 0}
          others={groups.filter(({ place }) => place !== removing && place !== loose)}
          onCancel={() => setRemoving(undefined)}
          onRemove={(to) => {
            const questionIds = (paper.lists[removing] ?? []).map(({ questionId }) => questionId);
            const emptied = typeof to === 'number' ? work.moved({ paper, questionIds, place: to }) : paper;
            put(work.withoutSection({ paper: emptied, place: removing, areRowsKept: to !== 'off' }));
            setRemoving(undefined);
          }}
        />
      )}
    </div>
  );
}

/** As it comes back out of the form. */
function normal(paper: Paper): Paper {
  const { sections, questions } = work.fieldsOf(paper);
  return work.paperOf({ value: questions, record: { sections } });
}

/** What is wrong with questions; problems name them by their places in the form. */
function problemsOf({ errors, stored }: Pick<EditorProps, 'errors' | 'stored'>): {
  placeOf(questionId: string): number;
  of(questionId: string): string | undefined;
} {
  const places = new Map(
    (Array.isArray(stored) ? (stored as PaperRow[]) : []).map(({ questionId }, index) => [questionId, index]),
  );
  const messages = new Map<number, string[]>();
  for (const { path, message } of errors) {
    const place = Number(/^\/(\d+)/.exec(path)?.[1] ?? NaN);
    if (!Number.isNaN(place)) messages.set(place, [...(messages.get(place) ?? []), message]);
  }
  const placeOf = (questionId: string): number => places.get(questionId) ?? 0;
  return { placeOf, of: (questionId) => messages.get(placeOf(questionId))?.join('；') };
}
