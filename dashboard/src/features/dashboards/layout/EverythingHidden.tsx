import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { useText } from '../../../core/i18n/useText.ts'

/** The empty state of a dashboard with all cards hidden, with a button to show them. */
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
