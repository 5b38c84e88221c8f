import { Chip } from '@data1522/design-system/Chip'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** What most chips are. */
export function Tonal() {
  const text = useText()

  return (
    <Inline>
      <Chip>{text('chipDemos.draft')}</Chip>
      <Chip tone="primary">{text('chipDemos.fresh')}</Chip>
      <Chip tone="success">{text('chipDemos.paid')}</Chip>
      <Chip tone="warning">{text('chipDemos.pending')}</Chip>
      <Chip tone="danger">{text('chipDemos.failed')}</Chip>
      <Chip tone="info">{text('chipDemos.shipped')}</Chip>
    </Inline>
  )
}
