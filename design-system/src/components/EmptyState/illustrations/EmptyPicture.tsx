import * as parts from './parts.css.ts'

/** Two sheets that wait for their first entry. */
export const EmptyPicture = () => (
  <svg viewBox="0 0 160 120" aria-hidden="true" className={parts.picture}>
    <circle cx="80" cy="62" r="50" className={parts.ground} />
    <rect x="52" y="18" width="72" height="58" rx="9" transform="rotate(7 88 47)" className={parts.sheet} />
    <rect x="34" y="32" width="84" height="66" rx="10" className={parts.sheet} />
    <circle cx="50" cy="50" r="7" className={parts.tint} />
    <path d="M65 47h30M65 56h18" className={parts.words} />
    <rect x="43" y="68" width="66" height="20" rx="6" fill="none" className={parts.dashes} />
    <circle cx="116" cy="94" r="14" className={parts.accent} />
    <path d="M116 87.5v13M109.5 94h13" className={parts.paperLine} />
    <circle cx="24" cy="36" r="3" className={parts.tint} />
    <circle cx="138" cy="54" r="2.5" className={parts.accent} />
  </svg>
)
