import { Button, Empty, Skeleton } from 'antd';
import { useState } from 'react';
import type { Json } from '#generators/formats.ts';
import { isSame } from '#runtime/core/operations/same.ts';
import { changeText, screenChanges, type ValueName } from '#runtime/core/screens/settings/changes.ts';
import type { ArrangedScreen } from '#runtime/core/screens/settings/maps.ts';
import { busy } from '../busy.tsx';
import { useHistory } from '../history/useHistory.ts';
import { Failed } from '../states/Failed.tsx';
import { texts as common } from '../texts.ts';
import { versionsOf, type OverlayRecord, type OverlayVersion } from './overlayRecord.ts';
import { texts } from './texts.ts';

export interface VersionsProps {
  record: OverlayRecord | undefined;
  /** As it is edited now. */
  screen: ArrangedScreen;
  /** The screen under other changes. */
  screenOf(patch: Json): ArrangedScreen;
  nameOf: ValueName;
  onReturn(to: Return): void;
}

/** A state of the screen that becomes its next version. */
export interface Return {
  patch: Json;
  note: string;
  title: string;
  confirmText: string;
  done: string;
}

/** The versions that were stored: what each says, what tells it from now, and the way back to it or to the product's. */
export function Versions({ record, ...props }: VersionsProps) {
  return record ? (
    <Stored key={record.version} record={record} {...props} />
  ) : (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.noVersions} />
  );
}

function Stored({ record, screen, screenOf, nameOf, onReturn }: VersionsProps & { record: OverlayRecord }) {
  const history = useHistory({ operation: 'screenOverlay.history', id: record.id });
  const [compared, setCompared] = useState<number>();
  const { entries, total, isLoading, failure, more, retry } = history;
  const versions = versionsOf({ record, entries });
  const former = versions[1];
  const isProduct = isSame(record.patch, {});
  const backTo = ({ version, patch }: OverlayVersion): void =>
    onReturn({
      patch,
      note: texts.backNote(version),
      title: texts.backTitle(version),
      confirmText: texts.goBack,
      done: texts.backDone(version),
    });
  if (failure !== undefined) return <Failed title={texts.historyFailed} message={failure} onRetry={retry} />;
  if (isLoading && entries.length === 0) return <Skeleton active paragraph={{ rows: 6 }} />;
  return (
    <>
      <div className="screen-settings-choices">
        <Button size="small" disabled={!former} onClick={() => former && backTo(former)}>
          {texts.backOne}
        </Button>
        <Button
          size="small"
          disabled={isProduct}
          onClick={() =>
            onReturn({
              patch: {},
              note: texts.toProductNote,
              title: texts.toProductTitle,
              confirmText: texts.restore,
              done: texts.toProductDone,
            })
          }
        >
          {texts.toProduct}
        </Button>
      </div>
      <ol className="screen-settings-versions">
        {versions.map((version, index) => (
          <li key={version.version}>
            <p>
              <strong>{texts.version(version.version)}</strong> {index === 0 && <em>{texts.current}</em>}
            </p>
            <p>{version.note || texts.noNote}</p>
            <p className="screen-help">
              {version.createdBy} · <time>{version.createdTime}</time>
            </p>
            {index > 0 && (
              <div className="screen-settings-choices">
                <Button
                  size="small"
                  aria-expanded={compared === version.version}
                  aria-label={texts.compare(version.version)}
                  onClick={() => setCompared((shown) => (shown === version.version ? undefined : version.version))}
                >
                  {texts.compareShort}
                </Button>
                <Button size="small" onClick={() => backTo(version)}>
                  {texts.backTo(version.version)}
                </Button>
              </div>
            )}
            {compared === version.version && (
              <Compared
                changes={screenChanges({ from: screenOf(version.patch), to: screen, nameOf }).map(changeText)}
              />
            )}
          </li>
        ))}
      </ol>
      {entries.length < total && (
        <Button block loading={busy(isLoading)} onClick={more}>
          {common.moreHistory}
        </Button>
      )}
    </>
  );
}

function Compared({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return <p className="screen-help">{texts.same}</p>;
  return (
    <ul className="screen-settings-sentences">
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}
