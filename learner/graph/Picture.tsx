import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useGestures } from '#learner/parts/useGestures.ts';
import {
  between,
  bounded,
  circleOf,
  layOut,
  linesOf,
  neighbour,
  viewOf,
  visibleCircles,
  type Circle,
  type View,
} from './layout.ts';
import { texts } from './texts.ts';
import type { GraphNode } from './tree.ts';
import { useSize } from './useSize.ts';

interface PictureProps {
  root: GraphNode;
  /** What fills the picture. */
  focusId: string;
  onFocus(id: string): void;
  onOpenCert(id: string): void;
}

/**
 * The graph as circles in circles. A click or Enter goes into a circle, Escape and a click beside it out again; arrow
 * keys walk among the circles of one level, and only one of them takes a tab stop.
 */
export function Picture({ root, focusId, onFocus, onOpenCert }: PictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(frame);
  const top = useMemo(() => layOut(root), [root]);
  const focus = circleOf({ root: top, id: focusId }) ?? top;
  const home = useMemo(() => viewOf({ circle: focus, width, height }), [focus, width, height]);
  const { view, goTo, change } = useView(home);
  const [activeId, setActiveId] = useState('');
  const unit = Math.min(width, height) / view.size;
  const isDragged = useGestures({
    frame,
    onMove: (by) => change(bounded({ ...view, x: view.x - by.x / unit, y: view.y - by.y / unit })),
    onZoom: (factor) => change(bounded({ ...view, size: view.size / factor })),
  });

  const former = useRef<Circle>();

  // Only a new focus is travelled to; a new size of the window is simply there.
  useEffect(() => {
    if (width === 0) return;
    if (former.current && former.current !== focus) goTo(home);
    else change(home);
    former.current = focus;
  }, [focus, home, width, goTo, change]);

  const shown = width > 0 ? visibleCircles({ root: top, view, unit, width, height }) : [];
  const active = focus.children.find(({ node }) => node.id === activeId) ?? focus.children[0];
  const enter = ({ node }: Circle): void => (node.level === 'cert' ? onOpenCert(node.id) : onFocus(node.id));
  const leave = (): void => {
    if (!focus.parent) return;
    setActiveId(focus.node.id);
    onFocus(focus.parent.node.id);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = arrows[event.key];
    if (direction && active) {
      event.preventDefault();
      const next = neighbour({ circle: active, ...direction });
      setActiveId(next.node.id);
      focusNode({ frame: frame.current, id: next.node.id });
    } else if (event.key === 'Escape' && focus.parent) {
      event.preventDefault();
      leave();
    } else if (event.key === '+' || event.key === '=') change(bounded({ ...view, size: view.size / 1.4 }));
    else if (event.key === '-') change(bounded({ ...view, size: view.size * 1.4 }));
    else if (event.key === '0') goTo(home);
  };

  useKeepFocus({ frame, activeId: active?.node.id ?? '', focusId: focus.node.id });

  return (
    <div className="graph-frame" ref={frame}>
      <svg
        className="graph-picture"
        role="group"
        aria-label={texts.title}
        width={width}
        height={height}
        onClick={() => !isDragged() && leave()}
        onKeyDown={onKeyDown}
      >
        <g transform={`translate(${width / 2 - view.x * unit} ${height / 2 - view.y * unit}) scale(${unit})`}>
          {shown.map((circle) => (
            <Spot
              key={circle.node.id}
              circle={circle}
              isChild={circle.parent === focus}
              isActive={circle === active}
              isFocus={circle === focus}
              onEnter={() => {
                if (isDragged()) return;
                if (circle.parent === focus || focus.depth < circle.depth) enter(towards({ circle, focus }));
                else if (circle === focus) leave();
                else onFocus(circle.node.id);
              }}
              onActive={() => setActiveId(circle.node.id)}
            />
          ))}
          {(width > 0 ? focus.children : []).map(({ node, x, y, r }) => (
            <Label
              key={node.id}
              name={node.name}
              count={node.level === 'cert' ? 0 : node.certCount}
              x={x}
              y={y}
              room={r * unit * 2}
              unit={unit}
            />
          ))}
        </g>
      </svg>
      <Zoom onZoom={(times) => goTo(bounded({ ...view, size: view.size / times }))} onReset={() => goTo(home)} />
    </div>
  );
}

function Zoom({ onZoom, onReset }: { onZoom: (times: number) => void; onReset: () => void }) {
  return (
    <div className="graph-zoom" role="group" aria-label={texts.zoom}>
      <button type="button" aria-label={texts.zoomIn} onClick={() => onZoom(1.5)}>
        +
      </button>
      <button type="button" aria-label={texts.zoomOut} onClick={() => onZoom(1 / 1.5)}>
        −
      </button>
      <button type="button" aria-label={texts.reset} onClick={onReset}>
        ⤢
      </button>
    </div>
  );
}

const arrows: Readonly<Record<string, { dx: number; dy: number }>> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
};

interface SpotProps {
  circle: Circle;
  /** Lies directly in what fills the picture: has a label and can be walked to. */
  isChild: boolean;
  isActive: boolean;
  isFocus: boolean;
  onEnter(): void;
  onActive(): void;
}

function Spot({ circle: { node, x, y, r }, isChild, isActive, isFocus, onEnter, onActive }: SpotProps) {
  const words = { level: texts.levels[node.level], name: node.name, count: node.certCount };
  const control = isChild && {
    role: 'button',
    tabIndex: isActive ? 0 : -1,
    'aria-label': node.level === 'cert' ? texts.certLabel(node.name) : texts.nodeLabel(words),
    'data-id': node.id,
    onFocus: onActive,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onEnter();
    },
  };
  return (
    <g
      className={`graph-spot is-${node.level}${isFocus ? ' is-focus' : ''}${isChild ? ' is-child' : ''}`}
      {...control}
      onClick={(event) => {
        event.stopPropagation();
        onEnter();
      }}
    >
      <circle cx={x} cy={y} r={r} />
    </g>
  );
}

/** The name within a circle of `room` pixels, in letters that do not grow with the zoom. */
function Label({
  name,
  count,
  x,
  y,
  room,
  unit,
}: {
  name: string;
  count: number;
  x: number;
  y: number;
  room: number;
  unit: number;
}) {
  const size = room > 220 ? 18 : room > 110 ? 15 : 12;
  const lines = linesOf({ name, perLine: Math.floor((room * 0.84) / size) });
  const hasCount = count > 0 && room > 90;
  const height = size * 1.35;
  const start = -((lines.length - 1 + (hasCount ? 1 : 0)) * height) / 2;
  return (
    <g className="graph-label" transform={`translate(${x} ${y}) scale(${1 / unit})`} aria-hidden="true">
      {lines.map((line, index) => (
        <text key={line + String(index)} y={start + index * height} fontSize={size}>
          {line}
        </text>
      ))}
      {hasCount && (
        <text className="graph-count" y={start + lines.length * height} fontSize={13}>
          {texts.certCount(count)}
        </text>
      )}
    </g>
  );
}

/** The circle directly below the focus on the way to one that was clicked deeper down. */
function towards({ circle, focus }: { circle: Circle; focus: Circle }): Circle {
  let at = circle;
  while (at.parent && at.parent !== focus && at.depth > focus.depth + 1) at = at.parent;
  return at;
}

const moveTime = 200;

/** The view with a short move from one to the next; none for who asked for less motion. */
function useView(first: View): { view: View; goTo: (to: View) => void; change: (to: View) => void } {
  const [view, setView] = useState(first);
  const current = useRef(first);
  const request = useRef(0);
  const change = useCallback((to: View): void => {
    cancelAnimationFrame(request.current);
    current.current = to;
    setView(to);
  }, []);
  const goTo = useCallback(
    (to: View): void => {
      cancelAnimationFrame(request.current);
      const from = current.current;
      const isSame = from.x === to.x && from.y === to.y && from.size === to.size;
      if (isSame) return;
      if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return change(to);
      const start = performance.now();
      const step = (now: number): void => {
        const time = Math.min(1, (now - start) / moveTime);
        current.current = between({ from, to, share: time * (2 - time) });
        setView(current.current);
        if (time < 1) request.current = requestAnimationFrame(step);
      };
      request.current = requestAnimationFrame(step);
    },
    [change],
  );
  useEffect(() => () => cancelAnimationFrame(request.current), []);
  return { view, goTo, change };
}

function focusNode({ frame, id }: { frame: HTMLElement | null; id: string }): void {
  const found = Array.from(frame?.querySelectorAll<SVGGElement>('[data-id]') ?? []).find(
    (element) => element.dataset['id'] === id,
  );
  found?.focus();
}

/** After going in or out by keyboard, the keyboard stays in the picture: the circle it was on is no longer there. */
function useKeepFocus({
  frame,
  activeId,
  focusId,
}: {
  frame: RefObject<HTMLElement>;
  activeId: string;
  focusId: string;
}): void {
  const hadFocus = useRef(false);
  const former = useRef(focusId);
  hadFocus.current =
    hadFocus.current || (frame.current?.querySelector('svg')?.contains(document.activeElement) ?? false);
  useEffect(() => {
    if (former.current !== focusId && hadFocus.current) focusNode({ frame: frame.current, id: activeId });
    former.current = focusId;
    hadFocus.current = false;
  }, [frame, activeId, focusId]);
}
