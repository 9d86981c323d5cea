import { useDictionary } from '#runtime/react/useDictionary.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { texts } from '../texts.ts';

/** Says that a list shows some of the rows alone, where the role of whoever looks does not reach all. */
export function ReachNotice() {
  const { reach = 'all' } = useSession().user ?? {};
  return reach === 'all' ? null : <Narrowed reach={reach} />;
}

function Narrowed({ reach }: { reach: string }) {
  const { values } = useDictionary('roleReach');
  const label = values.find(({ code }) => code === reach)?.label;
  return label === undefined ? null : (
    <p className="screen-help" role="note">
      {texts.reached(label)}
    </p>
  );
}
