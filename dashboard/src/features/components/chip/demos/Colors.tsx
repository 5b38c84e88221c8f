import { Chip } from '@data1522/design-system/Chip'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** The strongest look, one tone for each meaning. */
export function Colors() {
  const text = useText()

  return (
    <Inline>
      <Chip variant="solid">{text('chipDemos.draft')}</Chip>
      <Chip variant="solid" tone="primary">
        {text('chipDemos.fresh')}
      </Chip>
      <Chip variant="solid" tone="success">
        {text('chipDemos.paid')}
      </Chip>
      <Chip variant="solid" tone="warning">
        {text('chipDemos.pending')}
      </Chip>
      <Chip variant="solid" tone="danger">
        {text('chipDemos.failed')}
      </Chip>
      <Chip variant="solid" tone="info">
        {text('chipDemos.shipped')}
      </Chip>
    </Inline>
  )
}
