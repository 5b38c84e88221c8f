import { Box } from '@data1522/design-system/Box'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../core/i18n/useText.ts'

/** What stands below the search of a card that nothing fits. */
export function NoMatch() {
  const text = useText()
  return (
    <Box padding={24}>
      <Text ink="subtle">{text('dashboards.noMatch')}</Text>
    </Box>
  )
}
