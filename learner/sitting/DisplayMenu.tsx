import { Menu } from '#learner/shell/Menu.tsx';
import { chooseDisplay, display, textSizes } from './display.ts';
import { texts } from './texts.ts';
import { useStore } from './useStore.ts';

/** How large the text is and whether contrast is high; the menu stays open, so that one sees what one chooses. */
export function DisplayMenu() {
  const { textSize, isHighContrast } = useStore(display);
  return (
    <Menu className="exam-display-menu" face={texts.display} label={texts.display}>
      {() => (
        <>
          <div role="group" aria-label={texts.textSize}>
            <p aria-hidden="true">{texts.textSize}</p>
            {textSizes.map((size) => (
              <button
                key={size}
                type="button"
                role="menuitemradio"
                aria-checked={size === textSize}
                onClick={() => chooseDisplay({ textSize: size })}
              >
                {texts.textSizes[size]}
              </button>
            ))}
          </div>
          <button
            type="button"
            role="menuitemcheckbox"
            aria-checked={isHighContrast}
            onClick={() => chooseDisplay({ isHighContrast: !isHighContrast })}
          >
            {texts.highContrast}
          </button>
        </>
      )}
    </Menu>
  );
}
