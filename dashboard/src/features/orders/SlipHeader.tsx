import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconPrinter } from '@data1522/design-system/icons'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { useText } from '../../core/i18n/useText.ts'

interface SlipHeaderProps {
  title: string
  /** The way back, as words. */
  backLabel: string
  onClose: () => void
}

/** Above packing slips: prints them, and leads back. */
export function SlipHeader({ title, backLabel, onClose }: SlipHeaderProps) {
  const text = useText()
  return (
    <PageHeader
      title={title}
      actions={
        <>
          <Button onPress={onClose}>{backLabel}</Button>
          <Button
            variant="solid"
            tone="primary"
            start={<Icon icon={IconPrinter} size={18} />}
            onPress={() => print()}
          >
            {text('orders.slip.print')}
          </Button>
        </>
      }
    />
  )
}
