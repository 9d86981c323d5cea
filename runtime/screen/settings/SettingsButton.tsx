import { LayoutOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useFrame } from '../host.ts';
import { ArrangingContext } from './context.ts';
import { texts } from './buttonTexts.ts';

/** The buttons of a heading, and behind them, or in the head of the drawer, the one that opens 调整界面 for who may. */
export function SettingsButton({ children }: { children: ReactNode }) {
  const arranging = useContext(ArrangingContext);
  const { kind, tools } = useFrame();
  if (!arranging || (kind !== 'page' && kind !== 'drawer')) return <>{children}</>;
  const button = (
    <Tooltip title={texts.arrange}>
      <Button
        type="text"
        icon={<LayoutOutlined />}
        aria-label={texts.arrange}
        aria-expanded={arranging.isOpen}
        onClick={arranging.open}
      />
    </Tooltip>
  );
  if (tools !== undefined)
    return (
      <>
        {children}
        {tools && createPortal(button, tools)}
      </>
    );
  return (
    <div className="screen-heading-tools">
      {children}
      {button}
    </div>
  );
}
