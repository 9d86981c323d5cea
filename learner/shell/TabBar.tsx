import { NavLink } from '#learner/router/Link.tsx';
import { useLocation } from '#learner/router/useLocation.ts';
import { routeAt, routes, type TabIcon } from '../routes.ts';
import { texts } from './texts.ts';

const drawings: Record<TabIcon, string> = {
  house: 'M4 11l8-7 8 7v8a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM10 20v-6h4v6',
  sheet: 'M6 3h9l4 4v13a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM8.5 13.5l2.5 2.5 4.5-5',
  clock: 'M12 6a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM12 10v4l2.5 1.5M9.5 3h5',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 21c.5-4 3.5-6 7.5-6s7 2 7.5 6',
};

const tabs = routes.flatMap(({ path, title, tab }) =>
  tab ? [{ path, label: tab.label ?? title, icon: tab.icon }] : [],
);

/** The places a learner goes to most, within the thumb's reach on a phone; wider windows have the menu above. */
export function TabBar() {
  const { pathname, search } = useLocation();
  const { below } = routeAt(pathname);
  const above = typeof below === 'function' ? below(search) : below;
  return (
    <nav className="tab-bar" aria-label={texts.tabs}>
      {tabs.map(({ path, label, icon }) => (
        <NavLink key={path} to={path} className={path === above ? 'active' : undefined}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={drawings[icon]} />
          </svg>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
