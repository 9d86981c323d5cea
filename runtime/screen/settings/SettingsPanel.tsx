import { CloseOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useFocusBack } from '#runtime/react/useFocusBack.ts';
import { Failed } from '../states/Failed.tsx';
import { SettingsEditor } from './SettingsEditor.tsx';
import { texts } from './texts.ts';
import { useSettings } from './useSettings.ts';
import './settings.css';

export interface SettingsPanelProps {
  /** Of the screen beside it. */
  name: string;
  onClose(): void;
}

/** 调整界面: what of the screen beside it can be arranged, changed in place and stored as a version of the tenant's own. */
export function SettingsPanel({ name, onClose }: SettingsPanelProps) {
  const { loaded, failure, retry } = useSettings(name);
  useFocusBack();
  if (loaded) return <SettingsEditor key={name} name={name} {...loaded} onClose={onClose} />;
  return (
    <aside className="screen-settings" aria-label={texts.title}>
      <header className="screen-settings-head">
        <h2>{texts.title}</h2>
        <Button type="text" icon={<CloseOutlined />} aria-label={texts.close} onClick={onClose} />
      </header>
      {failure === undefined ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : (
        <Failed message={failure} onRetry={retry} />
      )}
    </aside>
  );
}
