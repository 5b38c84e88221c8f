import * as parts from './parts.css.ts'

const teeth = Array.from({ length: 8 }, (_, index) => index * 45)

/** A window that is closed while its wheels are set anew. */
export const RepairPicture = () => (
  <svg viewBox="0 0 160 120" aria-hidden="true" className={parts.picture}>
    <circle cx="80" cy="62" r="50" className={parts.ground} />
    <rect x="26" y="28" width="96" height="68" rx="10" className={parts.sheet} />
    <path d="M26 44h96" className={parts.dashes} />
    <circle cx="37" cy="36" r="2.5" className={parts.tint} />
    <circle cx="46" cy="36" r="2.5" className={parts.tint} />
    <path d="M40 60h20M40 74h14" className={parts.words} />
    <g transform="translate(96 74)">
      {teeth.map((angle) => (
        <rect
          key={angle}
          x="-5"
          y="-30"
          width="10"
          height="14"
          rx="3"
          transform={`rotate(${angle})`}
          className={parts.accent}
        />
      ))}
      <circle r="22" className={parts.accent} />
      <circle r="9" className={parts.paper} />
    </g>
    <g transform="translate(129 42) rotate(22)">
      {teeth.map((angle) => (
        <rect
          key={angle}
          x="-3"
          y="-16"
          width="6"
          height="8"
          rx="2"
          transform={`rotate(${angle})`}
          className={parts.tint}
        />
      ))}
      <circle r="11" className={parts.tint} />
      <circle r="4.5" className={parts.paper} />
    </g>
    <circle cx="20" cy="94" r="2.5" className={parts.accent} />
    <circle cx="24" cy="22" r="3" className={parts.tint} />
  </svg>
)
