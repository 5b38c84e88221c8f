import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { useText } from '../../../core/i18n/useText.ts'

/** What stands where every card is hidden, with the way back. */
export function EverythingHidden({ onReset }: { onReset: () => void }) {
  const text = useText()
  return (
    <Card>
      <EmptyState
        title={text('dashboards.allHidden')}
        actions={<Button onPress={onReset}>{text('dashboards.reset')}</Button>}
      >
        {text('dashboards.allHiddenText')}
      </EmptyState>
    </Card>
  )
}
