import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Link, NavLink } from './Link.tsx';
import { goTo, herePlace } from './place.ts';
import { Router } from './Router.tsx';
import { useLocation } from './useLocation.ts';
import { useSearchParams } from './useSearchParams.ts';

beforeEach(() => window.history.replaceState(null, '', '/auth-center/practice?certCode=A'));
afterEach(cleanup);

function Page() {
  const { pathname, search, hash } = useLocation();
  const [parameters, change] = useSearchParams();
  return (
    <>
      <output>{`${pathname} ${search} ${hash}`}</output>
      <b>{parameters.get('certCode')}</b>
      <Link to="/wrong-list?due=1">错题</Link>
      <Link to="#part">一段</Link>
      <NavLink to="/practice">练习</NavLink>
      <NavLink to="/">首页</NavLink>
      <button type="button" onClick={() => change({ certCode: 'B' })}>
        换
      </button>
      <button type="button" onClick={() => change((former) => (former.delete('certCode'), former), { replace: true })}>
        清
      </button>
    </>
  );
}

const draw = (): void =>
  void render(
    <Router>
      <Page />
    </Router>,
  );
const shown = (): string | null => screen.getByRole('status').textContent;

describe('router', () => {
  it('a plain click changes the place below the app’s path; Back returns', async () => {
    draw();
    expect(shown()).toBe('/practice ?certCode=A ');
    fireEvent.click(screen.getByRole('link', { name: '错题' }));
    expect(window.location.pathname + window.location.search).toBe('/auth-center/wrong-list?due=1');
    await screen.findByText('/wrong-list ?due=1');
    window.history.replaceState(null, '', '/auth-center/practice');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await screen.findByText('/practice');
  });

  it('leaves other clicks to the browser', () => {
    draw();
    const link = screen.getByRole('link', { name: '错题' });
    link.addEventListener('click', (event) => event.preventDefault());
    for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
      fireEvent.click(link, how);
    expect(herePlace().pathname).toBe('/practice');
  });

  it('marks the entry of the page one is on', () => {
    draw();
    expect(screen.getByRole('link', { name: '练习' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: '首页' }).getAttribute('aria-current')).toBeNull();
  });

  it('a hash keeps path and search', () => {
    draw();
    expect(screen.getByRole('link', { name: '一段' }).getAttribute('href')).toBe(
      '/auth-center/practice?certCode=A#part',
    );
  });

  it('search parameters are replaced, in a new entry or the present one', async () => {
    draw();
    const before = window.history.length;
    fireEvent.click(screen.getByRole('button', { name: '换' }));
    await screen.findByText('B');
    expect(window.history.length).toBe(before + 1);
    fireEvent.click(screen.getByRole('button', { name: '清' }));
    expect(window.location.search).toBe('');
    expect(window.history.length).toBe(before + 1);
  });

  it('a place within a page, opened anew, is not taken for another of it that was scrolled', () => {
    const keyOf = (address: string): string => {
      window.history.replaceState(null, '', address);
      return herePlace().key;
    };
    expect(keyOf('/auth-center/help-doc/management#filter')).not.toBe(keyOf('/auth-center/help-doc/management#brand'));
  });

  it('goes to a path as it is', () => {
    goTo('/tenant?tenantId=1', { replace: true });
    expect(herePlace()).toMatchObject({ pathname: '/tenant', search: '?tenantId=1', hash: '', way: 'replaced' });
  });
});
