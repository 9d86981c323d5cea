/** A certificate and a way up to it, in the theme's colours; says nothing that the words beside it do not. */
export function HeroPicture() {
  return (
    <svg className="home-picture" viewBox="0 0 360 260" aria-hidden="true">
      <path className="home-way" d="M8 236C84 232 92 178 150 172s66-58 122-70" />
      <circle className="home-dot" cx="8" cy="236" r="6" />
      <circle className="home-dot" cx="150" cy="172" r="6" />
      <g transform="rotate(-6 250 110)">
        <rect className="home-paper" x="150" y="24" width="196" height="144" rx="12" />
        <path className="home-line" d="M178 60h84M178 84h140M178 104h112" />
        <circle className="home-seal" cx="300" cy="132" r="24" />
        <path className="home-check" d="M289 132l8 8 15-16" />
      </g>
    </svg>
  );
}
