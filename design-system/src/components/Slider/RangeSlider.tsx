import { type Ref, useId } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useFormStrings } from '../../locale/useFormStrings.ts'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { GroupFrame } from '../Field/GroupFrame.tsx'
import { useControlledState } from '../Field/useControlledState.ts'
import type { SliderOptions } from './options.ts'
import { onScale } from './scale.ts'
import { sliderEnd } from './sliderEnd.tsx'
import { SliderRail } from './SliderRail.tsx'

/** A lower and an upper value. */
export type SliderRange = readonly [number, number]

export interface RangeSliderProps extends SliderOptions {
  /** Its values, when the caller keeps them. */
  value?: SliderRange
  /** Its values at first, when it keeps them itself. @default from the least to the most */
  defaultValue?: SliderRange
  /** Called with both values as one of them moves. */
  onChange?: (value: [number, number]) => void
  /** Called with both values when a thumb is let go: the time to save or to fetch. */
  onChangeEnd?: (value: [number, number]) => void
  /** How near to each other the thumbs may come, in units; they never cross. @default 0 */
  minDistance?: number
  /** The name of the lower thumb. @default "Minimum" in the page's language */
  fromLabel?: string
  /** The name of the upper thumb. @default "Maximum" in the page's language */
  toLabel?: string
  /** Reaches the group; its `focus()` goes to the lower thumb. */
  ref?: Ref<HTMLDivElement>
}

/**
 * A lower and an upper limit, set by dragging.
 *
 * Use when a list is narrowed to a range: prices, ages, years; both values go with the form under one name.
 * Not for one value: use `Slider`; nor for exact numbers: use two `NumberField`s; nor for days: use `DateRangePicker`.
 */
export function RangeSlider({
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  minDistance = 0,
  fromLabel,
  toLabel,
  label,
  isLabelHidden,
  labelEnd,
  isValueShown = true,
  minValue = 0,
  maxValue = 100,
  step = 1,
  formatOptions,
  formatValue,
  description,
  errorMessage,
  onBlur,
  id: givenId,
  ref,
  ...rest
}: RangeSliderProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const { locale } = useLocale()
  const strings = useFormStrings()
  const formatter = new Intl.NumberFormat(locale, formatOptions)
  const scale = { minValue, maxValue, step }
  const [kept, setKept] = useControlledState<SliderRange>(
    value,
    defaultValue ?? [minValue, maxValue],
    onChange as (value: SliderRange) => void,
    id,
  )
  const [from, to] = kept
  const apart = Math.ceil(minDistance / step) * step
  const move = (thumb: number, wished: number) => {
    const next: SliderRange =
      thumb === 0
        ? [onScale(scale, Math.min(wished, to - apart)), to]
        : [from, onScale(scale, Math.max(wished, from + apart))]
    if (next[0] !== from || next[1] !== to) setKept(next)
  }
  const thumb = (end: 'from' | 'to', name: string) => ({
    id: `${id}-${end}`,
    'aria-label': name,
    'aria-labelledby': `${id}-label ${id}-${end}`,
    'aria-invalid': Boolean(errorMessage) || undefined,
  })
  const write = formatValue ?? ((each: number) => formatter.format(each))
  const both = () => (formatValue ? `${write(from)} – ${write(to)}` : formatter.formatRange(from, to))
  const said = from === to ? write(from) : both()
  return (
    <GroupFrame
      {...dataAttributes(rest)}
      {...{ id, ref, label, isLabelHidden, description, errorMessage, onBlur }}
      isDisabled={rest.isDisabled}
      role="group"
      labelEnd={sliderEnd(labelEnd, isValueShown && said)}
    >
      <SliderRail
        {...rest}
        scale={scale}
        format={write}
        values={kept}
        onMove={move}
        onMoveEnd={() => onChangeEnd?.([from, to])}
        thumbs={[thumb('from', fromLabel ?? strings.minimum), thumb('to', toLabel ?? strings.maximum)]}
      />
    </GroupFrame>
  )
}
