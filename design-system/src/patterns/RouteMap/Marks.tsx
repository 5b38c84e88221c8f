import { type CSSProperties, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Icon } from '../../components/Icon/Icon.tsx'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import { IconNavigationFilled, IconTruck } from '../../icons/icons.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { prefersReducedMotion } from '../../theme/prefersReducedMotion.ts'
import { toneNames } from '../../tokens/ramps.ts'
import { vars } from '../../tokens/contract.css.ts'
import type { Point } from './camera.ts'
import type { Cluster } from './clusters.ts'
import type { PlacedLabel } from './labels.ts'
import type { MapMarker } from './types.ts'
import * as styles from './RouteMap.css.ts'

/** Where something stands on the layer; it keeps its size while the layer is scaled. */
export const placed = ([x, y]: Point) => ({
  transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(var(--map-upright, 1))`,
})

interface MarkProps {
  readonly ref?: Ref<HTMLElement>
  readonly label?: string
  readonly isPressed?: boolean
  readonly className: string
  readonly style: CSSProperties
  /** Nothing for a mark of a picture, which is one thing with one name. */
  readonly onPress: (() => void) | undefined
  readonly children: ReactNode
}

function Mark({ ref, label, isPressed, className, style, onPress, children }: MarkProps) {
  if (!onPress)
    return (
      <span ref={ref} aria-hidden className={cx(className, styles.still)} style={style}>
        {children}
      </span>
    )
  return (
    <button
      ref={ref as Ref<HTMLButtonElement>}
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onPress}
      className={className}
      style={style}
    >
      {children}
    </button>
  )
}

interface MarkerProps {
  readonly marker: MapMarker
  readonly point: Point
  readonly isSelected: boolean
  readonly onPress: (() => void) | undefined
}

/** One marker; when its position changes it glides there, unless motion is reduced. */
export function Marker({ marker, point, isSelected, onPress }: MarkerProps) {
  const { label, tone = 'primary', icon = IconTruck, heading, position } = marker
  const element = useRef<HTMLElement>(null)
  const last = useRef({ position, point })
  useLayoutEffect(() => {
    const before = last.current
    last.current = { position, point }
    const hasMoved = before.position[0] !== position[0] || before.position[1] !== position[1]
    if (!hasMoved || prefersReducedMotion()) return
    const [dx, dy] = [before.point[0] - point[0], before.point[1] - point[1]]
    // A jump across the map is another camera, not a drive.
    if (Math.hypot(dx, dy) > 200) return
    element.current?.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }], { duration: 1200 })
  })
  return (
    <Mark
      ref={element}
      label={label}
      isPressed={isSelected}
      onPress={onPress}
      className={cx(toneClass[tone], styles.marker, isSelected && styles.selectedMarker)}
      style={placed(point)}
    >
      <span className={cx(styles.disc, isSelected && styles.selectedDisc)}>
        {heading === undefined ? (
          <Icon icon={icon} size={isSelected ? 18 : 14} isMirrored={false} />
        ) : (
          <span className={styles.heading} style={{ rotate: `${heading}deg` }}>
            <Icon icon={IconNavigationFilled} size={isSelected ? 18 : 14} isMirrored={false} />
          </span>
        )}
      </span>
    </Mark>
  )
}

interface ClusterMarkProps {
  readonly cluster: Cluster
  readonly point: Point
  readonly label: string
  readonly figure: string
  readonly onPress: (() => void) | undefined
}

const RING = 2 * Math.PI * 17

/** Markers that stand for each other; its ring shows how they are. */
export function ClusterMark({ cluster, point, label, figure, onPress }: ClusterMarkProps) {
  const tones = toneNames.filter((tone) => cluster.tones[tone])
  const startOf = (index: number) =>
    tones.slice(0, index).reduce((sum, tone) => sum + cluster.tones[tone]!, 0) / cluster.count
  return (
    <Mark onPress={onPress} className={styles.cluster} style={placed(point)}>
      <svg aria-hidden viewBox="0 0 40 40" className={styles.ring}>
        {tones.map((tone, index) => (
          <circle
            key={tone}
            cx={20}
            cy={20}
            r={17}
            stroke={vars.tone[tone].base}
            strokeDasharray={`${(cluster.tones[tone]! / cluster.count) * RING} ${RING}`}
            strokeDashoffset={-startOf(index) * RING}
          />
        ))}
      </svg>
      <span aria-hidden>{figure}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Mark>
  )
}

/** The name of a town or a country; lists say where things are to those who cannot see it. */
export function MapLabel({ label: { text, kind, point } }: { label: PlacedLabel }) {
  return (
    <span aria-hidden className={cx(styles.label, styles.labels[kind])} style={placed(point)}>
      <bdi>{text}</bdi>
    </span>
  )
}

/** What belongs to a marker, beside it. */
export function MarkerPopover({
  point,
  side,
  children,
}: {
  point: Point
  side: keyof typeof styles.popoverSides
  children: ReactNode
}) {
  const { direction } = useLocale()
  return (
    <div className={styles.popoverPlace} style={placed(point)}>
      <div className={cx(styles.popover, styles.popoverSides[side])}>
        <div dir={direction}>{children}</div>
      </div>
    </div>
  )
}
