import { useState } from 'react'
import { IconEye, IconEyeOff } from '../../icons/icons.ts'
import { useHeldWhilePressed } from '../../internal/useHeldWhilePressed.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { FieldButton } from '../Field/FieldButton.tsx'
import { InputField } from '../Field/InputField.tsx'
import type { InputFieldOptions } from '../Field/options.ts'
import { useCapsLock } from './useCapsLock.ts'
import * as styles from './PasswordField.css.ts'

export interface PasswordFieldProps extends InputFieldOptions {
  /** Tells a password manager whether to fill the password or to propose one. */
  autoComplete: 'current-password' | 'new-password'
}

/**
 * A password, hidden until a person asks to see it; says when capitals are locked.
 *
 * Use when someone signs in or chooses a password. Not for a code that was sent: use `TextField`.
 */
export function PasswordField({ onBlur, ...rest }: PasswordFieldProps) {
  const messages = useMessages()
  const [isShown, setShown] = useState(false)
  const capsLock = useCapsLock()
  const isWarned = useHeldWhilePressed(capsLock.isOn)
  return (
    <InputField
      {...rest}
      type={isShown ? 'text' : 'password'}
      isVerbatim
      onKey={capsLock.onKey}
      onBlur={(event) => {
        capsLock.forget()
        onBlur?.(event)
      }}
      hint={
        <span aria-live="polite" className={styles.capsLock}>
          {isWarned && messages.capsLock}
        </span>
      }
      end={
        <FieldButton
          icon={isShown ? IconEye : IconEyeOff}
          label={isShown ? messages.hidePassword : messages.showPassword}
          isDisabled={rest.isDisabled}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  )
}
