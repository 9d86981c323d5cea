import { NodeCollapseOutlined, NodeExpandOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Checkbox, Space, Tooltip } from 'antd';
import type { ListScreen } from '#generators/formats.ts';
import type { Lookups } from '#kinds/screen/types.ts';
import { texts } from '../texts.ts';
import { ColumnSettings } from './ColumnSettings.tsx';
import { Filters } from './Filters.tsx';
import type { ListPage } from './useListPage.ts';
import type { ListViews } from './useListViews.ts';
import { ViewMenu } from './ViewMenu.tsx';

export interface ListBarProps {
  screen: ListScreen;
  page: ListPage;
  lookups: Lookups;
  views: ListViews;
  /** Opens or closes all that stands below others; undefined where nothing does. */
  openAll: ((isOpen: boolean) => void) | undefined;
  /** Whether rows of what stands below the record around are shown, too; undefined where nothing does. */
  below?: { isOn: boolean; set(isOn: boolean): void } | undefined;
}

/** Above the rows: conditions, saved views, columns, and a way to load again. */
export function ListBar({
  screen,
  page,
  lookups,
  views: { views, shown, settings, choose },
  openAll,
  below,
}: ListBarProps) {
  const { state, change, isLoading, isFirst, reload } = page;
  return (
    <div className="screen-bar">
      <Filters screen={screen} state={state} lookups={lookups} onChange={(filters) => change({ filters })} />
      <div className="screen-bar-tools">
        {below && (
          <Checkbox checked={below.isOn} onChange={(event) => below.set(event.target.checked)}>
            {texts.alsoBelow}
          </Checkbox>
        )}
        {openAll && (
          <Space.Compact>
            <Tooltip title={texts.openAll}>
              <Button icon={<NodeExpandOutlined />} aria-label={texts.openAll} onClick={() => openAll(true)} />
            </Tooltip>
            <Tooltip title={texts.closeAll}>
              <Button icon={<NodeCollapseOutlined />} aria-label={texts.closeAll} onClick={() => openAll(false)} />
            </Tooltip>
          </Space.Compact>
        )}
        <ViewMenu views={views} settings={settings} onChoose={choose} />
        <ColumnSettings columns={shown} settings={views.columns} onChange={views.setColumns} />
        <Tooltip title={texts.refresh}>
          <Button icon={<ReloadOutlined spin={isLoading && !isFirst} />} aria-label={texts.refresh} onClick={reload} />
        </Tooltip>
      </div>
    </div>
  );
}
