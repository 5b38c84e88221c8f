import * as parts from './parts.css.ts'

/** A glass over a list that holds nothing like what was asked for. */
export const SearchPicture = () => (
  <svg viewBox="0 0 160 120" aria-hidden="true" className={parts.picture}>
    <circle cx="80" cy="62" r="50" className={parts.ground} />
    <rect x="36" y="22" width="76" height="78" rx="10" className={parts.sheet} />
    <circle cx="50" cy="40" r="5" className={parts.tint} />
    <path d="M63 40h36" className={parts.words} />
    <circle cx="50" cy="60" r="5" className={parts.tint} />
    <path d="M63 60h18" className={parts.words} />
    <circle cx="50" cy="80" r="5" className={parts.tint} />
    <path d="M63 80h12" className={parts.words} />
    <circle cx="99" cy="71" r="20" className={parts.paper} />
    <path d="M114 86l14 14" className={parts.accentThick} />
    <circle cx="99" cy="71" r="20" className={parts.accentLine} />
    <path d="M88 71a11 11 0 0 1 11-11" className={parts.dashes} />
    <circle cx="132" cy="38" r="3" className={parts.tint} />
    <circle cx="26" cy="84" r="2.5" className={parts.accent} />
  </svg>
)
