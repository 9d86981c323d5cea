import type { Output } from '#runtime/core/call.ts';
import type { CallState } from '#runtime/react/useCall.ts';
import { isAhead } from '#learner/exam/ahead.ts';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { Switch } from '#learner/parts/Switch.tsx';
import { useSearchParams } from '#learner/router/useSearchParams.ts';
import { ExamList, FileButton } from './ExamList.tsx';
import { examTexts as texts } from './examTexts.ts';
import { Month } from './Month.tsx';

/** The subjects of exams for which the learner is registered, as a list or by months. Nothing where there are none. */
export function Exams({ exams }: { exams: CallState<Output<'placement.myExam'>> }) {
  const [parameters, setParameters] = useSearchParams();
  const view = parameters.get('view') === 'month' ? 'month' : 'list';
  const show = (next: typeof view): void =>
    setParameters((former) => {
      const changed = new URLSearchParams(former);
      if (next === 'month') changed.set('view', next);
      else ['view', 'on'].forEach((name) => changed.delete(name));
      return changed;
    });

  if (exams.data && !exams.data.rows.some(isAhead)) return null;
  return (
    <section className="mine-section" aria-labelledby="mine-exams">
      <div className="cert-head">
        <h2 id="mine-exams">{texts.title}</h2>
        <div className="mine-exams-tools">
          {exams.data?.rows.some(({ state, isOver }) => state === 'placed' && !isOver) && (
            <FileButton text={texts.calendar} />
          )}
          <Switch label={texts.view} views={texts.views} view={view} onChange={show} />
        </div>
      </div>
      <Loaded call={exams}>
        {({ rows }) => (view === 'month' ? <Month exams={rows} /> : <ExamList exams={rows.filter(isAhead)} />)}
      </Loaded>
    </section>
  );
}
