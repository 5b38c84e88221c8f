import { Button } from '@data1522/design-system/Button'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../../core/i18n/useText.ts'

/** As wide as what it stands in. */
export function Block() {
  const text = useText()

  return (
    <Stack gap={8}>
      <Button tone="primary" variant="solid" isBlock>
        {text('buttonDemos.signIn')}
      </Button>
      <Button isBlock>{text('buttonDemos.createAccount')}</Button>
    </Stack>
  )
}
