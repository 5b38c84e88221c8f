import { Button } from '@data1522/design-system/Button'
import { Heading } from '@data1522/design-system/Heading'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../intl/useText.ts'

/** Stands in for `Crashed` where even that cannot be fetched; of parts that every page has. */
export function BareCrash() {
  const text = useText()
  return (
    <Stack as="main" gap={16}>
      <Heading level={1}>{text('app.crashed')}</Heading>
      <Button onPress={() => location.reload()}>{text('app.reload')}</Button>
    </Stack>
  )
}
