import { Drawer } from '@data1522/design-system/Drawer'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../core/i18n/useText.ts'

interface GoneEventProps {
  isOpen: boolean
  onClose: () => void
}

/** Says that a link leads to an event that is not there. */
export function GoneEvent({ isOpen, onClose }: GoneEventProps) {
  const text = useText()
  return (
    <Drawer isOpen={isOpen} onOpenChange={onClose} title={text('calendar.gone')}>
      <Text>{text('calendar.goneText')}</Text>
    </Drawer>
  )
}
