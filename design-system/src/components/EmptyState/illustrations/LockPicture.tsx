import * as parts from './parts.css.ts'

/** A closed lock before what one may not see. */
export const LockPicture = () => (
  <svg viewBox="0 0 160 120" aria-hidden="true" className={parts.picture}>
    <circle cx="80" cy="62" r="50" className={parts.ground} />
    <rect x="28" y="34" width="104" height="60" rx="10" className={parts.sheet} />
    <circle cx="45" cy="52" r="6" className={parts.tint} />
    <path d="M43 68h10M43 80h14M108 52h12M108 68h8M106 80h12" className={parts.words} />
    <path d="M67 58V44a13 13 0 0 1 26 0v14" className={parts.accentThick} />
    <rect x="58" y="56" width="44" height="38" rx="9" className={parts.accent} />
    <circle cx="80" cy="71" r="5" className={parts.paper} />
    <path d="M80 74v8" className={parts.paperLine} />
    <circle cx="22" cy="100" r="2.5" className={parts.accent} />
    <circle cx="134" cy="24" r="3" className={parts.tint} />
  </svg>
)
