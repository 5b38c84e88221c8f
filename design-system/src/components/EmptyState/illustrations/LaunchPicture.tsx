import * as parts from './parts.css.ts'

/** A rocket on its way up, over the day it is due. */
export const LaunchPicture = () => (
  <svg viewBox="0 0 160 120" aria-hidden="true" className={parts.picture}>
    <circle cx="80" cy="62" r="50" className={parts.ground} />
    <rect x="28" y="44" width="76" height="58" rx="10" className={parts.sheet} />
    <path d="M28 60h76" className={parts.accentLine} />
    <path d="M46 38v12M86 38v12" className={parts.accentLine} />
    <path d="M42 74h8M62 74h8M42 88h8M62 88h8M82 88h8" className={parts.words} />
    <path d="M70 92c10 2 18-6 22-16" className={parts.dashes} />
    <g transform="rotate(38 112 50)">
      <path d="M100 56l-10 12v10l10-7zM124 56l10 12v10l-10-7z" className={parts.tint} />
      <path d="M112 18c9 8 13 19 13 31v22H99V49c0-12 4-23 13-31z" className={parts.accent} />
      <circle cx="112" cy="45" r="6.5" className={parts.paper} />
      <path d="M106 77v7M112 77v12M118 77v7" className={parts.accentLine} />
    </g>
    <circle cx="22" cy="34" r="3" className={parts.tint} />
    <circle cx="142" cy="92" r="2.5" className={parts.accent} />
  </svg>
)
