import { type KeyboardEvent, type PointerEvent, type Ref, useId, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import { IconStar, IconX } from '../../icons/icons.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { useFormStrings } from '../../locale/useFormStrings.ts'
import type { Tone } from '../../tokens/ramps.ts'
import { FieldButton } from '../Field/FieldButton.tsx'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { describedBy } from '../Field/describedBy.ts'
import type { HelpTextOptions } from '../Field/options.ts'
import { useControlledState } from '../Field/useControlledState.ts'
import type { IconSource } from '../Icon/Icon.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { Star } from './Star.tsx'
import { valueAtPointer, valueByRatingKey } from './value.ts'
import * as styles from './RatingField.css.ts'

export interface RatingFieldProps extends HelpTextOptions {
  /** What to rate, in a word or two. */
  label: string
  /** How good it is, when the caller keeps it; null while it is not rated. */
  value?: number | null
  /** How good it is at first, when it keeps that itself. @default not rated */
  defaultValue?: number | null
  /** Called with the rating, or with null when it is cleared. */
  onChange?: (value: number | null) => void
  onBlur?: () => void
  /** How many stars there are. @default 5 */
  max?: number
  /** Lets half stars be given. @default false */
  hasHalves?: boolean
  /** Lets the rating be taken back: by a button, by pressing it again, or by Backspace. @default false */
  isClearable?: boolean
  /** The picture that is repeated, or one for each star; it is filled where it counts. @default a star */
  icon?: IconSource | readonly IconSource[]
  /** Colours the lines of what counts and fills nothing, for pictures such as faces. @default false */
  isOutlined?: boolean
  /** What each rating is called, from the worst to the best, such as “Poor”; a half is called as the next. @default “3 of 5” */
  words?: readonly string[]
  /** The colour of what is filled. @default 'warning' */
  tone?: Tone
  /** Height of a star: small 20, medium 24, large 32 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Says the rating in words beside the stars. @default false */
  isValueShown?: boolean
  /** Its name in the form's data. */
  name?: string
  /** Marks it as one that must be given. @default false */
  isRequired?: boolean
  /** @default false */
  isDisabled?: boolean
  /** Shows a rating that can be read, not changed. @default false */
  isReadOnly?: boolean
  /** Keeps the label for screen readers alone. @default false */
  isLabelHidden?: boolean
  /** The id of the control, for links that lead to it. @default made up */
  id?: string
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}

/**
 * Asks how good something is, in stars. One slider for screen readers and keys; a press or a swipe for pointers.
 *
 * Use when people give their opinion of a product, a course, an answer.
 * Not to show what others thought: use `Rating`; nor for a number without an opinion: use `Slider`.
 */
export function RatingField({
  label,
  value,
  defaultValue = null,
  onChange,
  onBlur,
  max = 5,
  hasHalves,
  isClearable,
  icon = IconStar,
  isOutlined,
  words,
  tone = 'warning',
  size = 'medium',
  isValueShown,
  name,
  isRequired,
  isDisabled,
  isReadOnly,
  isLabelHidden,
  description,
  errorMessage,
  id: givenId,
  ...rest
}: RatingFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const { locale } = useLocale()
  const messages = useMessages()
  const formStrings = useFormStrings()
  const [kept, setKept] = useControlledState(value, defaultValue, onChange, id)
  const [preview, setPreview] = useState<number | null>(null)
  const step = hasHalves ? 0.5 : 1
  const shown = preview ?? kept ?? 0
  const isFixed = isDisabled || isReadOnly
  const requiredId = isRequired && `${id}-required`
  const formatter = new Intl.NumberFormat(locale)
  const write = (number: number) => formatter.format(number)
  const valueText = (stars: number | null) =>
    stars
      ? (words?.[Math.ceil(stars) - 1] ?? messages.rating(write(stars), write(max)))
      : formStrings.notRated
  const give = (stars: number | null) => setKept(stars || null)

  const follow = (event: PointerEvent<HTMLElement>) => {
    if (!isFixed) setPreview(valueAtPointer(event, max, step))
  }
  const hold = (event: PointerEvent<HTMLElement>) => {
    if (isFixed || event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture?.(event.pointerId)
    event.currentTarget.querySelector('input')?.focus()
    follow(event)
  }
  const letGo = (event: PointerEvent<HTMLElement>) => {
    if (preview === null || event.button !== 0) return
    const stars = valueAtPointer(event, max, step)
    setPreview(null)
    if (stars !== kept) give(stars)
    else if (isClearable) give(null)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = isFixed ? undefined : valueByRatingKey(event, kept, { max, step, isClearable })
    if (next === undefined) return
    event.preventDefault()
    give(next)
  }

  return (
    <FieldFrame {...{ id, label, isRequired, isLabelHidden, description, errorMessage }}>
      <div className={styles.line}>
        <div
          role="presentation"
          data-disabled={isDisabled || undefined}
          data-invalid={Boolean(errorMessage) || undefined}
          className={cx(toneClass[tone], styles.row, styles.sizes[size])}
          onPointerDown={hold}
          onPointerMove={follow}
          onPointerUp={letGo}
          onPointerLeave={() => setPreview(null)}
          onPointerCancel={() => setPreview(null)}
        >
          <input
            {...rest}
            type="range"
            id={id}
            min={0}
            max={max}
            step={step}
            value={kept ?? 0}
            onChange={(event) => {
              const stars = event.target.valueAsNumber
              if (!isFixed && (stars > 0 || isClearable)) give(stars)
            }}
            onKeyDown={press}
            onBlur={onBlur}
            disabled={isDisabled}
            aria-readonly={isReadOnly || undefined}
            aria-invalid={Boolean(errorMessage) || undefined}
            aria-valuetext={valueText(kept)}
            aria-describedby={describedBy(id, { description, errorMessage }, requiredId)}
            className={styles.input}
          />
          {Array.from({ length: max }, (_, at) => (
            <Star
              key={at}
              icon={Array.isArray(icon) ? icon[at] : icon}
              isOutlined={isOutlined}
              fill={Math.min(Math.max(shown - at, 0), 1)}
            />
          ))}
        </div>
        {isValueShown && (
          <bdi aria-hidden className={styles.value}>
            {valueText(preview ?? kept)}
          </bdi>
        )}
        {isClearable && kept !== null && !isFixed && (
          <FieldButton icon={IconX} label={messages.clear} onPress={() => give(null)} />
        )}
      </div>
      {requiredId && (
        <span id={requiredId} className={hidden}>
          {messages.required}
        </span>
      )}
      {name && <input type="hidden" name={name} value={kept ?? ''} disabled={isDisabled} />}
    </FieldFrame>
  )
}
