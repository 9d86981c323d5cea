import { useState, type FormEvent } from 'react';
import { call } from '#runtime/core/call.ts';
import { presenter } from '#runtime/core/presenter.ts';
import { loadChoices, reload } from '#runtime/core/session.ts';
import { local } from '#runtime/core/storage.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { Pager } from '#learner/list/Pager.tsx';
import { Avatar } from '#learner/parts/Avatar.tsx';
import { Button } from '#learner/parts/Button.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { toast } from '#learner/parts/toast.ts';
import { useNavigate } from '#learner/router/useNavigate.ts';
import { changeTenant, tellTenantChange } from '#learner/shell/tenantChange.ts';
import { texts as shellTexts } from '#learner/shell/texts.ts';
import { Invitations } from './Invitations.tsx';
import './switchTenant.css';
import { texts } from './texts.ts';

interface Choice {
  id: string;
  name: string;
  logo?: string | null | undefined;
  intro?: string | null | undefined;
}

const pageSize = 12;

/** Choose a certification organisation: one's own when signed in, any to look at without. */
export function SwitchTenant() {
  const { status } = useSession();
  return (
    <div className="page switch-page">
      <h1>{texts.title}</h1>
      <p>{status === 'signedIn' ? texts.leadMine : texts.leadAll}</p>
      {status === 'signedIn' ? <Mine /> : <All />}
    </div>
  );
}

function Mine() {
  const tenants = useCall('session.tenants', {});
  return (
    <>
      <Invitations onJoined={tenants.reload} />
      <Loaded call={tenants}>
        {(all) => (
          <Choices
            choices={all.flatMap(({ id, name, logo }) => (id && name ? [{ id, name, logo }] : []))}
            none={texts.noneMine}
            onLeft={tenants.reload}
          />
        )}
      </Loaded>
    </>
  );
}

function All() {
  const [text, setText] = useState('');
  const [{ keyword, pageNum }, setPlace] = useState({ keyword: '', pageNum: 1 });
  const call = useCall('tenant.listBasic', { ...(keyword && { keyword }), pageNum, pageSize });
  const search = (event: FormEvent): void => {
    event.preventDefault();
    setPlace({ keyword: text.trim(), pageNum: 1 });
  };
  return (
    <>
      <form className="switch-search" role="search" onSubmit={search}>
        <input
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">{texts.find}</Button>
      </form>
      <Loaded call={call}>
        {({ rows, total }) => (
          <>
            <Choices
              choices={rows.map(({ id, tenantName, logo, intro }) => ({ id, name: tenantName, logo, intro }))}
              none={texts.none}
            />
            <Pager
              pageNum={pageNum}
              pageSize={pageSize}
              total={total}
              onChange={(next) => setPlace({ keyword, pageNum: next })}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

/** `onLeft`: where the choices are one's own organisations, which one may leave. */
function Choices({ choices, none, onLeft }: { choices: readonly Choice[]; none: string; onLeft?: () => void }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<string>();
  const current = user?.currTenantId ?? local.get('activeTenantId');

  const choose = async ({ id, name, logo }: Choice): Promise<void> => {
    setBusy(id);
    try {
      if (id !== current) {
        await changeTenant({ id, name, logo: logo ?? null });
        presenter().toast({ kind: 'success', message: shellTexts.switched(name) });
      }
      navigate('/');
    } catch {
      // The call has said why; the choice stays open.
      setBusy(undefined);
    }
  };

  const leave = async ({ id, name }: Choice): Promise<void> => {
    const isSure = await presenter().confirm({
      title: texts.leaveTitle(name),
      message: texts.leaveHelp,
      confirmText: texts.leave,
      isDanger: true,
    });
    if (!isSure) return;
    setBusy(id);
    try {
      await call('membership.leave', { tenantId: id });
      toast(texts.left(name));
      await reload({ isMoved: id === current });
      await loadChoices();
      tellTenantChange();
      onLeft?.();
    } catch {
      // The call has said why.
    } finally {
      setBusy(undefined);
    }
  };

  if (choices.length === 0) return <Empty text={none} />;
  return (
    <ul className="switch-list">
      {choices.map((choice) => (
        <li key={choice.id}>
          <button
            type="button"
            className="card"
            aria-current={choice.id === current}
            aria-busy={choice.id === busy}
            disabled={busy !== undefined}
            onClick={() => void choose(choice)}
          >
            <Avatar src={choice.logo} name={choice.name} size={48} />
            <span>
              <strong>{choice.name}</strong>
              {choice.id === current ? <small>{texts.current}</small> : choice.intro && <small>{choice.intro}</small>}
            </span>
          </button>
          {onLeft && !user?.isOperator && (
            <Button
              kind="quiet"
              className="switch-leave"
              disabled={busy !== undefined}
              aria-label={texts.leaveOf(choice.name)}
              onClick={() => void leave(choice)}
            >
              {texts.leave}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
