import { App as AntdApp } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { loadChoices } from '#runtime/core/session.ts';
import { themeOf } from '#runtime/core/theme.ts';
import { LeaveBlocker } from '#runtime/react/LeaveBlocker.tsx';
import { useSession } from '#runtime/react/useSession.ts';
// Nearly every first page is a list: in one chunk with the shell it is no second round of requests.
import '#runtime/screen/list/ListContent.tsx';
import { registerParts } from '../parts/index.ts';
import { Frame } from './Frame.tsx';
import { Look } from './Look.tsx';
import { PresenterBinding } from './PresenterBinding.tsx';
import { useThemeMarks } from './useThemeMarks.ts';
import './shell.css';

registerParts();

/** Pixels from the upper edge at which messages cover neither the header nor that of a drawer, nor the way out of it. */
const belowHeaders = 64;

/** Everything behind the log-in. Drawn anew for another tenant or role, so that nothing of the former one stays. */
export function Shell(): ReactNode {
  const { user } = useSession();
  const theme = themeOf(user?.themeName);
  // A partner's channel keeps its own (rule L10).
  const own = theme.channelId === undefined ? user : undefined;
  const brand = own?.brandColours ?? undefined;
  useThemeMarks({ theme, brand, favicon: own?.faviconUrl });

  const scope = `${user?.userId ?? ''} ${user?.currTenantId ?? ''} ${user?.role.roleId ?? ''}`;
  useEffect(() => {
    // Without these there is nothing to switch to; the page itself does not need them.
    loadChoices().catch(() => undefined);
  }, [scope]);

  return (
    <Look theme={theme} brand={brand}>
      <AntdApp className="app" message={{ top: belowHeaders }}>
        <PresenterBinding />
        <LeaveBlocker />
        <Frame key={scope} theme={theme} />
      </AntdApp>
    </Look>
  );
}
