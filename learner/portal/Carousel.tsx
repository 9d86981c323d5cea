import { useEffect, useRef, useState } from 'react';
import './carousel.css';
import { texts } from './texts.ts';

interface Slide {
  id: string;
  title: string;
  image: string;
  link?: string | null;
}

const interval = 5000;

/**
 * The portal's pictures, one after the other. It stands still while the pointer or the keyboard is on it, while the
 * window is hidden, when it was paused, and for who asked for less motion.
 */
export function Carousel({ slides }: { slides: readonly Slide[] }) {
  const region = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [isPaused, setPaused] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [isHeld, setHeld] = useState(false);
  const count = slides.length;
  const current = at % Math.max(count, 1);

  useEffect(() => {
    if (isPaused || isHeld || count < 2) return undefined;
    const timer = setInterval(() => !document.hidden && setAt((former) => former + 1), interval);
    return () => clearInterval(timer);
  }, [isPaused, isHeld, count]);

  if (count === 0) return null;
  return (
    <div
      className="carousel"
      ref={region}
      role="region"
      aria-roledescription="carousel"
      aria-label={texts.carousel}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(region.current?.contains(document.activeElement) ?? false)}
      onFocus={() => setHeld(true)}
      onBlur={({ relatedTarget }) =>
        setHeld(relatedTarget instanceof Node && (region.current?.contains(relatedTarget) ?? false))
      }
    >
      {slides.map((slide, index) => (
        <SlideView
          key={slide.id}
          slide={slide}
          isShown={index === current}
          label={texts.slideOf({ at: index + 1, count, title: slide.title })}
        />
      ))}
      {count > 1 && (
        <div className="carousel-controls">
          <button type="button" aria-label={texts.previous} onClick={() => setAt(current + count - 1)}>
            ‹
          </button>
          <span aria-hidden="true">
            {current + 1} / {count}
          </span>
          <button type="button" aria-label={texts.next} onClick={() => setAt(current + 1)}>
            ›
          </button>
          <button type="button" aria-label={isPaused ? texts.play : texts.pause} onClick={() => setPaused(!isPaused)}>
            {isPaused ? '▶' : '❚❚'}
          </button>
        </div>
      )}
    </div>
  );
}

function SlideView({
  slide: { title, image, link },
  isShown,
  label,
}: {
  slide: Slide;
  isShown: boolean;
  label: string;
}) {
  const picture = (
    <>
      <img src={image} alt="" loading="lazy" />
      <span className="carousel-title">{title}</span>
    </>
  );
  return (
    <div
      className={`carousel-slide${isShown ? ' is-shown' : ''}`}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      aria-hidden={!isShown}
    >
      {link ? (
        <a href={link} target="_blank" rel="noreferrer" tabIndex={isShown ? 0 : -1}>
          {picture}
        </a>
      ) : (
        picture
      )}
    </div>
  );
}
