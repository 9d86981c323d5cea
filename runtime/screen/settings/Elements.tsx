import { useState } from 'react';
import { elementsOf, type ScreenElement } from '#runtime/core/screens/settings/elements.ts';
import { withPlace, withShown } from '#runtime/core/screens/settings/edits.ts';
import { keyOf, type Editing, type Placing } from './editing.ts';
import { ElementRow } from './ElementRow.tsx';
import { PageForm } from './PageForm.tsx';
import { texts } from './texts.ts';
import { useElementDrag } from './useElementDrag.ts';

/** Everything of a screen that can be arranged, by kind, in the order in which it stands there. */
export function Elements({ base, screen, patch, onChange }: Editing) {
  const [chosen, setChosen] = useState<string>();
  const [said, setSaid] = useState('');
  const settings = { base, patch };
  const lists = elementsOf({ base, screen, patch });

  const place = ({ element, index, into }: Placing): void => {
    onChange(withPlace({ settings, screen, element, index, into }));
    const group = lists.flatMap(({ elements }) => elements).find(({ map, name }) => map === 'groups' && name === into);
    setSaid(
      into !== undefined && into !== element.group
        ? texts.movedInto(element.title, group?.title ?? texts.noGroup)
        : texts.moved(element.title, index + 1),
    );
  };
  const step = (element: ScreenElement, by: -1 | 1): void => {
    const to = stepped({
      elements: lists.find(({ elements }) => elements.includes(element))?.elements ?? [],
      element,
      by,
    });
    if (to) place({ element, ...to });
  };
  const drag = useElementDrag({ lists, onDrop: place });

  return (
    <>
      <p className="screen-help" id="screen-settings-keys">
        {texts.keysHint}
      </p>
      <p className="screen-settings-said" role="status">
        {said}
      </p>
      <PageForm base={base} screen={screen} patch={patch} onChange={onChange} />
      {lists.map(({ map, title, elements }) => (
        <section key={map} aria-label={title}>
          <h3>{title}</h3>
          <ul className="screen-settings-list" {...drag.handlers}>
            {elements.map((element) => {
              const key = keyOf(element);
              return (
                <ElementRow
                  key={key}
                  element={element}
                  dropped={drag.target?.key === key ? drag.target.beside : undefined}
                  isOpen={chosen === key}
                  onOpen={() => setChosen((former) => (former === key ? undefined : key))}
                  onStep={(by) => step(element, by)}
                  onShow={(isShown) => {
                    onChange(withShown({ settings, element, isShown }));
                    setSaid(isShown ? texts.shown(element.title) : texts.hidden(element.title));
                  }}
                  editing={{ base, screen, patch, onChange }}
                />
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}

/** One place up or down; a field at the edge of its group goes into the next one. */
function stepped({
  elements,
  element,
  by,
}: {
  elements: readonly ScreenElement[];
  element: ScreenElement;
  by: -1 | 1;
}): Omit<Placing, 'element'> | undefined {
  const fellows = elements.filter(({ map, group }) => map === element.map && group === element.group);
  const index = fellows.indexOf(element) + by;
  if (index >= 0 && index < fellows.length) return { index };
  if (element.map !== 'fields') return undefined;
  const groups = ['', ...elements.filter(({ map }) => map === 'groups').map(({ name }) => name)];
  const into = groups[groups.indexOf(element.group ?? '') + by];
  // No group of that name: a field that names none stands first, and only the product puts one there.
  if (into === undefined || into === '') return undefined;
  const count = elements.filter(({ map, group }) => map === 'fields' && group === into).length;
  return { index: by === 1 ? 0 : count, into };
}
