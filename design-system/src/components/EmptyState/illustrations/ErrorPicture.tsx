import * as parts from './parts.css.ts'

/** A sheet that came apart. */
export const ErrorPicture = () => (
  <svg viewBox="0 0 160 120" aria-hidden="true" className={parts.picture}>
    <circle cx="80" cy="62" r="50" className={parts.ground} />
    <g transform="rotate(-4 60 62) translate(-4 2)">
      <path
        d="M78 30H46a10 10 0 0 0-10 10v46a10 10 0 0 0 10 10h24l6-16-8-14 10-16z"
        className={parts.sheet}
      />
      <circle cx="50" cy="48" r="6" className={parts.tint} />
      <path d="M48 66h10M48 80h16" className={parts.words} />
    </g>
    <g transform="rotate(5 104 62) translate(4 -2)">
      <path
        d="M84 30h30a10 10 0 0 1 10 10v46a10 10 0 0 1-10 10H76l6-16-8-14 10-16z"
        className={parts.sheet}
      />
      <path d="M97 48h14M94 66h18M96 80h8" className={parts.words} />
    </g>
    <circle cx="122" cy="94" r="14" className={parts.alarm} />
    <path d="M122 87v8M122 100.5v.1" className={parts.paperLine} />
    <circle cx="24" cy="40" r="2.5" className={parts.accent} />
    <circle cx="138" cy="34" r="3" className={parts.tint} />
  </svg>
)
