import { Badge } from '@data1522/design-system/Badge'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** In the line it is soft, and does not outshine its words. */
export function Tonal() {
  const text = useText()

  return (
    <Inline>
      <Badge count={5} label={text('badgeDemos.orders')} />
      <Badge tone="primary" count={5} label={text('badgeDemos.orders')} />
      <Badge tone="success" count={5} label={text('badgeDemos.orders')} />
      <Badge tone="warning" count={5} label={text('badgeDemos.orders')} />
      <Badge tone="danger" count={5} label={text('badgeDemos.orders')} />
      <Badge tone="info" count={5} label={text('badgeDemos.orders')} />
    </Inline>
  )
}
