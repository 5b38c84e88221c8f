import type { Ref } from 'react'
import { Scene } from './Scene.tsx'
import * as styles from './SignInPicture.css.ts'

const { fills } = styles
const entries = [70, 94, 118, 142, 166]
const tiles = [
  [142, 'primary'],
  [228, 'success'],
  [314, 'warning'],
] as const
const bars = [38, 56, 46, 72, 60, 92, 80]

export interface SignInPictureProps {
  /** What the visitor is about to do. @default 'signIn' */
  scene?: 'signIn' | 'register' | 'password' | 'code' | 'mail'
  ref?: Ref<SVGSVGElement>
}

/**
 * The product in small, and before it what the visitor is about to do, as decoration.
 *
 * Use when someone signs in, registers or recovers an account, in the coloured pane of `AuthLayout`.
 * Not for a place that is empty or failed: use `EmptyState` and `ErrorState`.
 */
export function SignInPicture({ scene = 'signIn', ...rest }: SignInPictureProps) {
  return (
    <svg {...rest} viewBox="0 0 452 320" aria-hidden="true" className={styles.picture}>
      <rect x="16" y="32" width="408" height="260" rx="24" className={fills.plate} />
      <rect x="30" y="18" width="380" height="250" rx="14" className={fills.surface} />
      <path d="M44 18h78v250H44a14 14 0 0 1-14-14V32a14 14 0 0 1 14-14z" className={fills.sunken} />
      <rect x="46" y="38" width="48" height="8" rx="4" className={fills.primary} />
      {entries.map((y, place) => (
        <g key={y} className={place === 1 ? fills.primary : fills.line}>
          <circle cx="51" cy={y} r="5" />
          <rect x="62" y={y - 3} width={place % 2 ? 44 : 36} height="6" rx="3" />
        </g>
      ))}
      <rect x="142" y="38" width="96" height="10" rx="5" className={fills.strong} />
      <circle cx="382" cy="43" r="9" className={fills.soft} />
      {tiles.map(([x, tone]) => (
        <g key={tone}>
          <rect x={x} y="64" width="76" height="50" rx="9" className={fills.sunken} />
          <rect x={x + 10} y="75" width="26" height="6" rx="3" className={fills.line} />
          <rect x={x + 10} y="92" width="44" height="10" rx="5" className={fills[tone]} />
        </g>
      ))}
      <rect x="142" y="128" width="248" height="122" rx="9" className={fills.sunken} />
      {bars.map((height, place) => (
        <rect
          key={height}
          x={158 + place * 32}
          y={240 - height}
          width="18"
          height={height}
          rx="5"
          className={place === 5 ? fills.solid : fills.primary}
        />
      ))}
      <g transform="translate(290 150)">
        <rect x="-6" y="-6" width="162" height="168" rx="22" className={fills.plate} />
        <rect width="150" height="156" rx="16" className={fills.card} />
        <Scene scene={scene} />
      </g>
    </svg>
  )
}
