import { ArrowLeftOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { Link } from 'react-router-dom';
import { letterOf } from '../optionEditor/options.ts';
import { Facts, type Fact } from '../pictures/Facts.tsx';
import { percent, ratio, type Question } from './analysis.ts';
import { Flags } from './Flags.tsx';
import { texts } from './texts.ts';

interface QuestionViewProps {
  question: Question;
  onBack(): void;
  /** To another page. */
  onLeave(): void;
}

/** One question: its figures, what to look at, and who chose which of its options. */
export function QuestionView({ question, onBack, onLeave }: QuestionViewProps) {
  const { questionId, title, flags, choices } = question;
  return (
    <div className="item-analysis">
      <p className="item-analysis-ways">
        <Button autoFocus icon={<ArrowLeftOutlined aria-hidden />} onClick={onBack}>
          {texts.back}
        </Button>
        {title !== null && (
          <Link to={`/question/${questionId}/detail`} onClick={onLeave}>
            {texts.toBank}
          </Link>
        )}
      </p>
      <h2>{title ?? texts.noTitle}</h2>
      {flags.length > 0 && (
        <Alert
          type="warning"
          message={<Flags question={question} />}
          description={flags.map((flag) => <p key={flag}>{texts.advice[flag]}</p>)}
        />
      )}
      <Facts facts={factsOf(question)} />
      <h3>{texts.choices}</h3>
      {choices.length === 0 ? <p className="screen-help">{texts.noChoices}</p> : <Choices question={question} />}
    </div>
  );
}

function factsOf({ count, facility, discrimination, upper, lower, omitted, seconds }: Question): Fact[] {
  return [
    [texts.people, texts.peopleOf(count), ''],
    [texts.facility, percent(facility), ''],
    [texts.discrimination, ratio(discrimination), ''],
    [texts.upperShare, percent(upper), ''],
    [texts.lowerShare, percent(lower), ''],
    [texts.omitted, texts.peopleOf(omitted), ''],
    [texts.seconds, seconds === null ? texts.nothing : texts.duration(seconds), texts.secondsHelp],
  ];
}

function Choices({ question: { type, choices, ...groups } }: { question: Question }) {
  return (
    <>
      <p className="screen-help">{texts.choicesHelp}</p>
      <div className="item-analysis-choices">
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.option}</th>
              <th scope="col">{texts.chosen}</th>
              <th scope="col">{texts.upper}</th>
              <th scope="col">{texts.lower}</th>
            </tr>
          </thead>
          <tbody>
            {choices.map(({ content, isKey, count, upper, lower }, index) => (
              <tr key={letterOf({ type, index })} className={isKey ? 'is-key' : undefined}>
                <th scope="row">
                  <b>{letterOf({ type, index })}</b> {content}
                  {isKey && <span className="item-analysis-key">{texts.key}</span>}
                </th>
                <td>{count === 0 ? texts.nobody : count}</td>
                <td>{groups.upper === null ? texts.nothing : <Bar share={upper} />}</td>
                <td>{groups.lower === null ? texts.nothing : <Bar share={lower} isLower />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Bar({ share, isLower = false }: { share: number; isLower?: boolean }) {
  return (
    <span className="item-analysis-share">
      <span className={isLower ? 'item-analysis-bar is-lower' : 'item-analysis-bar'} aria-hidden>
        <span style={{ width: percent(share) }} />
      </span>
      {percent(share)}
    </span>
  );
}
