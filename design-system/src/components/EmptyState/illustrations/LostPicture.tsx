import * as parts from './parts.css.ts'

/** A map whose way ends nowhere. */
export const LostPicture = () => (
  <svg viewBox="0 0 160 120" aria-hidden="true" className={parts.picture}>
    <circle cx="80" cy="62" r="50" className={parts.ground} />
    <path d="M34 44l30-10v56l-30 10z" className={parts.sheet} />
    <path d="M64 34l32 10v56l-32-10z" className={parts.sheet} />
    <path d="M96 44l30-10v56l-30 10z" className={parts.sheet} />
    <path d="M44 88c8-2 8-14 18-14s10 12 20 10 6-16 20-16" className={parts.dashes} />
    <path d="M102 62l10 10M112 62l-10 10" className={parts.accentLine} />
    <path d="M48 76c-8-11-13-17-13-25a13 13 0 0 1 26 0c0 8-5 14-13 25z" className={parts.accent} />
    <circle cx="48" cy="51" r="5" className={parts.paper} />
    <circle cx="136" cy="30" r="3" className={parts.tint} />
    <circle cx="24" cy="92" r="2.5" className={parts.accent} />
  </svg>
)
