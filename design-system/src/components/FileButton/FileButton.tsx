import { type FocusEventHandler, type ReactNode, type Ref, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import type { ButtonVariant } from '../Button/buttonStyles.ts'
import type { Tone } from '../../tokens/ramps.ts'

export interface FileButtonProps {
  /** What happens with the file, as a verb. */
  children: ReactNode
  /** Called with the chosen files, at least one; the same file can be chosen again. */
  onSelect: (files: readonly File[]) => void
  /** The kinds that the chooser offers, as types or endings: `.json,application/json`. Check what comes all the same. */
  accept?: string
  /** Whether several can be chosen. @default false */
  isMultiple?: boolean
  /** On phones, opens the camera at once: that at the back, or the one that looks at the person. */
  capture?: 'environment' | 'user'
  /** What the action means. @default 'neutral' */
  tone?: Tone
  /** How strongly it asks to be pressed. @default 'outlined' */
  variant?: ButtonVariant
  /** Height by density: small 30, medium 36, large 44 px when comfortable. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** An icon before the words. */
  start?: ReactNode
  /** Keeps the button's width, shows that work goes on and ignores presses. @default false */
  isPending?: boolean
  /** @default false */
  isDisabled?: boolean
  /** Called when a pointer or the focus comes near: time to fetch what choosing needs. */
  onPrefetch?: () => void
  onBlur?: FocusEventHandler<HTMLButtonElement>
  id?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  /** Reaches the button. */
  ref?: Ref<HTMLButtonElement>
}

/**
 * A button that lets someone choose a file from the device.
 *
 * Use when one press should take a file in at once: an import, a new picture.
 * Not for a field of a form whose files wait until it is sent: use `FileField`; nor for dropping files: use `DropZone`.
 */
export function FileButton({ onSelect, accept, isMultiple = false, capture, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        capture={capture}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (files.length > 0) onSelect(files)
        }}
      />
    </>
  )
}
