import { switchRole } from '#runtime/core/session.ts';
import { confirmLeave } from '#runtime/react/unsaved.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { texts } from './texts.ts';

/** Where each built-in role works (specification, section 5); other roles stay. */
const roleTargets: Record<string, string> = { '2': '/student-auth', '8': '/teacher-auth', '5': '/system-auth' };

/** The roles of the person as entries of a menu, the present one marked; nothing for people of one role. */
export function RoleChoice({ close }: { close: () => void }) {
  const { user, roles } = useSession();
  if (!user || roles.length < 2) return null;
  const change = async (roleId: string): Promise<void> => {
    if (roleId === user.role.roleId || !(await confirmLeave())) return;
    try {
      await switchRole(roleId);
      const target = roleTargets[roleId];
      if (target) window.location.assign(target);
    } catch {
      // The call has said why; the former role stays.
    }
  };
  return (
    <div className="menu-group" role="group" aria-label={texts.switchRole}>
      <p aria-hidden="true">{texts.switchRole}</p>
      {roles.map(({ roleId, roleName }) => (
        <button
          key={roleId}
          type="button"
          role="menuitemradio"
          aria-checked={roleId === user.role.roleId}
          onClick={() => (close(), void change(roleId))}
        >
          {roleName}
        </button>
      ))}
    </div>
  );
}
