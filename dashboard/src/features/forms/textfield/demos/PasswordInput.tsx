import { PasswordField } from '@data1522/design-system/PasswordField'
import { useText } from '../../../../core/i18n/useText.ts'

/** Hidden until one asks to see it; warns of locked capitals. */
export function PasswordInput() {
  const text = useText()

  return (
    <PasswordField
      label={text('textfieldDemos.password')}
      autoComplete="new-password"
      description={text('textfieldDemos.passwordText')}
    />
  )
}
