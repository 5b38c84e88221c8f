import { Button } from '@data1522/design-system/Button'
import { Heading } from '@data1522/design-system/Heading'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../core/i18n/useText.ts'
import { useOnline } from '../../core/api/useOnline.ts'

/** Stands in for `Crashed` where even that cannot be fetched; of parts that every page has. */
export function BareCrash() {
  const text = useText()
  const isOnline = useOnline()
  return (
    <Stack as="main" gap={16}>
      <Heading level={1}>{text('app.crashed')}</Heading>
      {!isOnline && <Text>{text('app.failure.offline')}</Text>}
      {/* A reload without a connection could leave nothing at all. */}
      <Button isDisabled={!isOnline} onPress={() => location.reload()}>
        {text('app.reload')}
      </Button>
    </Stack>
  )
}
