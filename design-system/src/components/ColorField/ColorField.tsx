import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type FocusEventHandler, type KeyboardEvent, type Ref, Suspense, useId } from 'react'
import { cx } from '../../css/cx.ts'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { Pressable } from '../../internal/Pressable.tsx'
import { useStrings } from '../../locale/useStrings.ts'
import { primaryPresets } from '../../theme/primary-presets.ts'
import { input } from '../Field/Field.css.ts'
import { FieldBox } from '../Field/FieldBox.tsx'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { describedBy } from '../Field/describedBy.ts'
import type { FieldOptions } from '../Field/options.ts'
import { Popover } from '../Popover/Popover.tsx'
import { readColor } from './color.ts'
import { Contrast } from './Contrast.tsx'
import { useColorText } from './useColorText.ts'
import { colorStrings } from './strings.ts'
import * as styles from './ColorField.css.ts'

export interface ColorFieldProps extends FieldOptions {
  /** The colour as `#rrggbb`, or an empty text for none, when the caller keeps it. */
  value?: string
  /** The colour at first, when it keeps its own. @default '' */
  defaultValue?: string
  /** Called with the colour as `#rrggbb` whenever it changes; a text that means none never gets here. */
  onChange?: (value: string) => void
  onBlur?: FocusEventHandler<HTMLInputElement>
  /** Colours to choose from at once. @default the accents of the theme */
  presets?: readonly string[]
  /** The background that text of this colour stands on; the field then says how well it is read there. */
  contrastWith?: string
  /** An example of what to type. */
  placeholder?: string
  /** Shows a colour that can be read and copied, not changed. @default false */
  isReadOnly?: boolean
  autoFocus?: boolean
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}

const { Part: ColorPanel, preload } = lazyWithPreload(
  async () => (await import('./ColorPanel.tsx')).ColorPanel,
)
const accents = Object.values(primaryPresets)

/**
 * A colour, typed as hexadecimal digits, RGB, HSL or OKLCH, or chosen from a picker that opens from its swatch.
 *
 * Use when someone sets an accent, a label's colour, a brand's. Not for one of a few fixed colours: use `RadioGroup`.
 */
export function ColorField({
  label,
  name,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  presets = accents,
  contrastWith,
  placeholder,
  isReadOnly,
  isRequired,
  isDisabled,
  isLabelHidden,
  labelEnd,
  labelPlacement,
  variant,
  size,
  description,
  errorMessage,
  autoFocus,
  id: givenId,
  ref,
  ...rest
}: ColorFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const contrastId = `${id}-contrast`
  const strings = useStrings(colorStrings)
  const { color, text, wrong, isWrong, type, settle, pick } = useColorText({
    id,
    value,
    defaultValue,
    onChange,
  })
  const problem = wrong && [
    strings.wrong(`\u2068${shortened(wrong)}\u2069`),
    color && strings.kept(`\u2066${color}\u2069`),
  ]
  const error = problem ? problem.filter(Boolean).join(' ') : errorMessage
  const background = contrastWith && readColor(contrastWith)
  const isMeasured = Boolean(background && color)
  const swatch = (
    <span
      aria-hidden
      data-empty={!color || undefined}
      className={cx(styles.swatch, isReadOnly && styles.lone)}
      style={color ? assignInlineVars({ [styles.color]: color }) : undefined}
    />
  )
  return (
    <FieldFrame
      {...{ label, id, isRequired, isLabelHidden, labelEnd, labelPlacement, description }}
      errorMessage={error}
      hint={isMeasured && <Contrast id={contrastId} color={color} background={background!} />}
    >
      <FieldBox
        {...{ variant, size, labelPlacement, isReadOnly, isDisabled }}
        isInvalid={Boolean(error)}
        start={
          isReadOnly ? (
            swatch
          ) : (
            <Popover
              label={label}
              placement="bottom start"
              content={
                <Suspense fallback={<div className={styles.panelRoom} />}>
                  <ColorPanel color={color} presets={presets} onChange={pick} />
                </Suspense>
              }
            >
              <Pressable
                aria-label={`${strings.pick}, ${color || strings.none}`}
                isDisabled={isDisabled}
                onPrefetch={preload}
                className={styles.trigger}
              >
                {swatch}
              </Pressable>
            </Popover>
          )
        }
      >
        <input
          {...dataAttributes(rest)}
          ref={ref}
          id={id}
          type="text"
          dir="ltr"
          {...{ autoFocus }}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          placeholder={placeholder}
          disabled={isDisabled}
          readOnly={isReadOnly}
          aria-required={isRequired || undefined}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={describedBy(id, { description, errorMessage: error }, isMeasured && contrastId)}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter') return
            // A form must not be sent with another colour than the one that stands there.
            if (isWrong) event.preventDefault()
            settle()
          }}
          onBlur={(event) => {
            settle()
            onBlur?.(event)
          }}
          className={input}
        />
      </FieldBox>
      {name && <input type="hidden" name={name} value={color} disabled={isDisabled} />}
    </FieldFrame>
  )
}

const shortened = (text: string) => (text.length > 24 ? `${text.slice(0, 24)}…` : text)
