import { useState } from 'react';
import { presenter } from '#runtime/core/presenter.ts';
import { loadChoices, logout } from '#runtime/core/session.ts';
import { isHidden } from '#runtime/core/theme.ts';
import { confirmLeave } from '#runtime/react/unsaved.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { Avatar } from '#learner/parts/Avatar.tsx';
import { useNavigate } from '#learner/router/useNavigate.ts';
import { routes } from '../routes.ts';
import { Menu } from './Menu.tsx';
import { entriesOf, loadModules, type ModuleTree } from './modules.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { tellTenantChange } from './tenantChange.ts';
import { texts } from './texts.ts';
import { useTheme } from './useTheme.ts';

const own = routes.filter(({ menu }) => menu === 'person');

/** The person: who and where, own pages, roles, other systems, settings, log-out. */
export function UserMenu() {
  const { user } = useSession();
  const [tree, setTree] = useState<ModuleTree>({});
  const theme = useTheme();
  const has = useCodes();
  const navigate = useNavigate();
  if (!user) return null;

  const leave = async (): Promise<void> => {
    const isSure = await presenter().confirm({
      title: texts.logoutAsk,
      message: texts.logoutHelp,
      confirmText: texts.logout,
    });
    if (!isSure || !(await confirmLeave())) return;
    await logout();
    tellTenantChange();
    navigate('/auth-login', { replace: true });
  };

  const sees = (what: 'accountSettings' | 'logout' | 'switchTenant'): boolean => !isHidden({ theme, what });
  const modules = entriesOf({ tree, has, hasCenter: sees('switchTenant') });
  const face = (
    <>
      <Avatar src={user.avatar} name={user.nickname} size={36} />
      <span className="header-nickname">{user.nickname}</span>
    </>
  );
  return (
    // Without roles and tree the menu only lacks those.
    <Menu
      className="header-user"
      label={texts.userMenu(user.nickname)}
      face={face}
      onOpen={() => (loadChoices().catch(() => undefined), void loadModules().then(setTree, () => undefined))}
    >
      {(close) => {
        const item = ({ label, run }: { label: string; run: () => unknown }) => (
          <button key={label} type="button" role="menuitem" onClick={() => (close(), void run())}>
            {label}
          </button>
        );
        return (
          <>
            <div className="menu-who" role="none">
              <strong>{user.nickname}</strong>
              <span>{user.tenant.tenantName}</span>
            </div>
            {own.map(({ path, title = '' }) => item({ label: title, run: () => navigate(path) }))}
            {sees('switchTenant') && item({ label: texts.switchTenant, run: () => navigate('/switch-tenant') })}
            <RoleChoice close={close} />
            {modules.length > 0 && (
              <div className="menu-group" role="group" aria-label={texts.modules}>
                <p aria-hidden="true">{texts.modules}</p>
                {modules.map(({ code, label, address }) => (
                  <a key={code} role="menuitem" href={address}>
                    {label}
                  </a>
                ))}
              </div>
            )}
            {sees('accountSettings') && item({ label: texts.account, run: () => navigate('/account') })}
            {sees('logout') && item({ label: texts.logout, run: leave })}
          </>
        );
      }}
    </Menu>
  );
}
