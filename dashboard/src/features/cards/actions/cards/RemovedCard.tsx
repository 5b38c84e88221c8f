import { Button } from '@data1522/design-system/Button'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { OutlinedCard } from '@data1522/design-system/OutlinedCard'
import { useText } from '../../../../core/i18n/useText.ts'

interface RemovedCardProps {
  /** What stood here. */
  name: string
  onBringBack: () => void
}

/** Stands where a card was taken away, and brings it back. */
export function RemovedCard({ name, onBringBack }: RemovedCardProps) {
  const text = useText()
  return (
    <OutlinedCard>
      <EmptyState
        size="small"
        level={3}
        illustration={null}
        title={text('actionCards.removed', { name })}
        actions={<Button onPress={onBringBack}>{text('actionCards.bringBack')}</Button>}
      >
        {text('actionCards.removedText')}
      </EmptyState>
    </OutlinedCard>
  )
}
