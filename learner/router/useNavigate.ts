import { goTo } from './place.ts';

/** What goes to a router path. */
export function useNavigate(): typeof goTo {
  return goTo;
}
