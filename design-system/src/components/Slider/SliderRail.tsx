import { assignInlineVars } from '@vanilla-extract/dynamic'
import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { cx } from '../../css/cx.ts'
import { rem } from '../../css/rem.ts'
import { toneClass } from '../../css/tones.css.ts'
import type { SliderOptions } from './options.ts'
import { type Scale, shareOf, valueByKey } from './scale.ts'
import { SliderLabels, SliderTicks } from './SliderMarks.tsx'
import * as styles from './Slider.css.ts'

/** What is the thumb's own: its name, its id, its ref. */
type ThumbProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }

type Look = Pick<
  SliderOptions,
  | 'orientation'
  | 'height'
  | 'size'
  | 'tone'
  | 'marks'
  | 'tickStep'
  | 'hasLimits'
  | 'tooltip'
  | 'start'
  | 'end'
  | 'isDisabled'
  | 'isReadOnly'
  | 'name'
>

interface SliderRailProps extends Look {
  scale: Scale
  format: (value: number) => string
  /** One value, or a lower and an upper one. */
  values: readonly number[]
  /** Called with the value that a thumb should have. */
  onMove: (thumb: number, value: number) => void
  onMoveEnd: () => void
  thumbs: readonly ThumbProps[]
}

const isRightToLeft = (element: Element) => element.closest('[dir]')?.getAttribute('dir') === 'rtl'

/**
 * The rail, its fill, and for each value a native input with a thumb drawn where it stands. Native inputs do all of
 * react-aria's slider for a few hundred bytes: they drag by mouse and finger, stand, turn round, go with the form,
 * and screen readers of phones know them. Two of them share a rail because each is cut at the middle between the thumbs.
 */
export function SliderRail({
  scale,
  format,
  values,
  onMove,
  onMoveEnd,
  thumbs,
  orientation = 'horizontal',
  height = 180,
  size = 'medium',
  tone = 'primary',
  marks = [],
  tickStep,
  hasLimits,
  tooltip = 'auto',
  start,
  end,
  isDisabled,
  isReadOnly,
  name,
}: SliderRailProps) {
  // Not by `:active`, which a finger does not always bring about.
  const [held, setHeld] = useState<number>()
  const railRef = useRef<HTMLDivElement>(null)
  const isMoved = useRef(false)
  const isUpright = orientation === 'vertical'
  const shares = values.map((value) => shareOf(scale, value))
  const [first = 0, last = first] = shares
  const isRange = values.length > 1
  const place = { [styles.from]: first, [styles.to]: last, [styles.middle]: (first + last) / 2 }
  const move = (thumb: number, value: number) => {
    if (isReadOnly || value === values[thumb]) return
    isMoved.current = true
    onMove(thumb, value)
  }
  const letGo = () => {
    setHeld(undefined)
    if (isMoved.current) onMoveEnd()
    isMoved.current = false
  }
  const endByChange = useEffectEvent(letGo)
  useEffect(() => {
    // A screen reader steps without keys or pointer; React's own `onChange` is told of every move.
    const rail = railRef.current!
    const changed = () => endByChange()
    rail.addEventListener('change', changed)
    return () => rail.removeEventListener('change', changed)
  }, [])
  const press = (thumb: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = valueByKey(scale, values[thumb] ?? scale.minValue, {
      key: event.key,
      isLarge: event.shiftKey,
      isRightToLeft: isRightToLeft(event.currentTarget),
    })
    if (next === undefined) return
    event.preventDefault()
    move(thumb, next)
  }
  return (
    <div className={cx(styles.line, isUpright && styles.upright)}>
      {start}
      <div
        className={cx(
          toneClass[tone],
          styles.area,
          styles.sizes[size],
          isUpright && styles.uprightArea,
          tooltip === 'always' && styles.roomForTips,
        )}
        data-disabled={isDisabled || undefined}
        style={assignInlineVars({
          ...Object.fromEntries(Object.entries(place).map(([variable, share]) => [variable, String(share)])),
          [styles.length]: rem(height),
        })}
      >
        <div ref={railRef} className={styles.rail}>
          <span className={styles.track}>
            <span className={cx(styles.fill, isRange && styles.between)} />
          </span>
          <SliderTicks {...{ scale, marks, tickStep }} />
          {thumbs.map((own, thumb) => {
            const value = values[thumb] ?? scale.minValue
            return (
              <Thumb
                key={own.id}
                share={shares[thumb] ?? 0}
                tip={tooltip !== 'never' && format(value)}
                isTipKept={tooltip === 'always'}
              >
                <input
                  {...own}
                  type="range"
                  name={name}
                  min={scale.minValue}
                  max={scale.maxValue}
                  step={scale.step}
                  value={value}
                  onChange={(event) => move(thumb, event.target.valueAsNumber)}
                  onKeyDown={press(thumb)}
                  // A key that goes up while it is dragged, such as Shift, ends nothing.
                  onKeyUp={() => held === undefined && letGo()}
                  onPointerDown={() => setHeld(thumb)}
                  onPointerUp={letGo}
                  onPointerCancel={letGo}
                  data-held={held === thumb || undefined}
                  disabled={isDisabled}
                  aria-readonly={isReadOnly || undefined}
                  aria-orientation={orientation}
                  aria-valuetext={format(value)}
                  className={cx(styles.input, isRange && (thumb === 0 ? styles.lower : styles.upper))}
                />
              </Thumb>
            )
          })}
        </div>
        <SliderLabels {...{ scale, marks, hasLimits, format, isDisabled }} />
      </div>
      {end}
    </div>
  )
}

interface ThumbViewProps {
  /** The input that it is drawn for. */
  children: ReactNode
  share: number
  tip: string | false
  isTipKept: boolean
}

const Thumb = ({ children, share, tip, isTipKept }: ThumbViewProps) => (
  <>
    {children}
    <span className={styles.thumb} style={assignInlineVars({ [styles.at]: String(share) })}>
      {tip && (
        <span aria-hidden className={cx(styles.tip, isTipKept && styles.shownTip)}>
          <bdi className={styles.bubble}>{tip}</bdi>
        </span>
      )}
    </span>
  </>
)
