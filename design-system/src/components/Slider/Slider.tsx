import { type Ref, useId } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { describedBy } from '../Field/describedBy.ts'
import { useControlledState } from '../Field/useControlledState.ts'
import type { SliderOptions } from './options.ts'
import { sliderEnd } from './sliderEnd.tsx'
import { SliderRail } from './SliderRail.tsx'

export interface SliderProps extends SliderOptions {
  /** Its value, when the caller keeps it. */
  value?: number
  /** Its value at first, when it keeps that itself. @default the least */
  defaultValue?: number
  /** Called with the value as it moves. */
  onChange?: (value: number) => void
  /** Called with the value when it is let go: the time to save or to fetch. */
  onChangeEnd?: (value: number) => void
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A value somewhere between a least and a most, set by dragging.
 *
 * Use when about right is right: volume, brightness, a radius.
 * Not for an exact number: use `NumberField`; nor for two limits: use `RangeSlider`; nor to show how much of
 * something is used: use `Meter`.
 */
export function Slider({
  value,
  defaultValue,
  onChange,
  onChangeEnd,
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
}: SliderProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const { locale } = useLocale()
  const formatter = new Intl.NumberFormat(locale, formatOptions)
  const format = formatValue ?? ((number: number) => formatter.format(number))
  const [kept, setKept] = useControlledState(value, defaultValue ?? minValue, onChange, id)
  const notes = { description, errorMessage }
  return (
    <FieldFrame
      {...{ id, label, isLabelHidden, ...notes }}
      labelEnd={sliderEnd(labelEnd, isValueShown && format(kept))}
    >
      <SliderRail
        {...rest}
        scale={{ minValue, maxValue, step }}
        format={format}
        values={[kept]}
        onMove={(_, next) => setKept(next)}
        onMoveEnd={() => onChangeEnd?.(kept)}
        thumbs={[
          {
            ...dataAttributes(rest),
            id,
            ref,
            onBlur,
            'aria-invalid': Boolean(errorMessage) || undefined,
            'aria-describedby': describedBy(id, notes),
          },
        ]}
      />
    </FieldFrame>
  )
}
