import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { knowsPasskeys } from '../../../core/auth/passkey.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useInBrowser } from '../../../core/useInBrowser.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { Providers } from './Providers.tsx'

/** The ways in without a password: a passkey, where the browser knows them, or an account that one has elsewhere. */
export function OtherWays({ isRemembered }: { isRemembered: boolean }) {
  const text = useText()
  const hasPasskeys = useInBrowser(knowsPasskeys)
  return (
    <Stack gap={12}>
      <Text isCentered ink="muted">
        {text('authForms.providers')}
      </Text>
      {hasPasskeys && <PasskeyButton isRemembered={isRemembered} />}
      <Providers />
    </Stack>
  )
}
