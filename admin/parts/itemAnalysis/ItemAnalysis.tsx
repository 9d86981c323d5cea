import { Alert, Button, Empty, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { download } from '#runtime/core/download.ts';
import { useCall } from '#runtime/react/useCall.ts';
import type { ActionPartProps } from '#runtime/screen/parts.ts';
import { asText, idOf } from '#runtime/screen/records.ts';
import { Failed } from '#runtime/screen/states/Failed.tsx';
import { Facts, type Fact } from '../pictures/Facts.tsx';
import { Pictures } from '../pictures/Pictures.tsx';
import { rounded } from '../pictures/pictures.ts';
import { fewPeople, isJudged, keyOf, ratio, scoresPicture, type Analysis, type View } from './analysis.ts';
import { QuestionTable } from './QuestionTable.tsx';
import { QuestionView } from './QuestionView.tsx';
import { texts } from './texts.ts';
import './itemAnalysis.css';

/** How the questions of a session did, from whom, and how far its scores can be relied on. */
export function ItemAnalysis({ rows: [session], onClose }: ActionPartProps) {
  const id = idOf(session);
  const { data, error, reload } = useCall('examSession.itemAnalysis', { id });
  const [isFetching, setFetching] = useState(false);
  const isEmpty = !data || data.people < 2;
  const fetchFile = async (): Promise<void> => {
    setFetching(true);
    await download('examSession.itemExcel', { id }).catch(() => undefined);
    setFetching(false);
  };
  return (
    <Modal
      open
      width="min(1120px, calc(100vw - 32px))"
      title={texts.title(asText(session?.['sessionCode']))}
      onCancel={onClose}
      footer={
        <>
          <Button loading={isFetching} disabled={isEmpty} onClick={() => void fetchFile()}>
            {texts.export}
          </Button>
          <Button type="primary" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      {error ? (
        <Failed message={error.message} onRetry={reload} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : isEmpty ? (
        <Empty description={texts.none}>
          <p className="screen-help">{texts.noneHelp}</p>
        </Empty>
      ) : (
        <Content analysis={data} onClose={onClose} />
      )}
    </Modal>
  );
}

/** The whole, or one of its questions. */
function Content({ analysis, onClose }: { analysis: Analysis; onClose(): void }) {
  const [opened, setOpened] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const { people, undecided, questions } = analysis;
  const [view, setView] = useState<View>({ isAll: questions.every(({ flags }) => flags.length === 0), by: undefined });
  const question = questions.find((each) => keyOf(each) === opened);
  if (isOpen && question) return <QuestionView question={question} onBack={() => setOpen(false)} onLeave={onClose} />;
  return (
    <div className="item-analysis">
      {people < fewPeople && <Alert type="warning" showIcon message={texts.few(people)} />}
      {undecided > 0 && <Alert type="info" showIcon message={texts.undecided(undecided)} />}
      <Facts facts={factsOf(analysis)} />
      <QuestionTable
        analysis={analysis}
        view={view}
        onView={setView}
        lastOpened={opened}
        onOpen={(key) => {
          setOpened(key);
          setOpen(true);
        }}
      />
      <Pictures pictures={[scoresPicture(analysis)]} />
    </div>
  );
}

function factsOf({ people, mean, deviation, reliability, error, groups, questions }: Analysis): Fact[] {
  const flagged = questions.filter(({ flags }) => flags.length > 0).length;
  return [
    [texts.people, texts.peopleOf(people), texts.groups(groups.upper, groups.lower)],
    [texts.mean, texts.points(asPoints(mean)), deviation === null ? '' : texts.deviation(asPoints(deviation))],
    [
      texts.reliability,
      ratio(reliability),
      reliability === null ? texts.noReliability : texts.reliabilityWords(reliability),
    ],
    [
      texts.error,
      error === null ? texts.nothing : texts.points(asPoints(error)),
      error === null ? '' : texts.errorHelp,
    ],
    questions.some(isJudged)
      ? [texts.flagged, texts.flaggedOf(flagged, questions.length), '']
      : [texts.flagged, texts.nothing, texts.noneJudged],
  ];
}

function asPoints(value: number): string {
  return rounded(value).toLocaleString('zh-CN');
}
