import { Chip } from '@data1522/design-system/Chip'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** Quieter, where many stand together. */
export function Outlined() {
  const text = useText()

  return (
    <Inline>
      <Chip variant="outlined">{text('chipDemos.draft')}</Chip>
      <Chip variant="outlined" tone="success">
        {text('chipDemos.paid')}
      </Chip>
      <Chip variant="outlined" tone="danger">
        {text('chipDemos.failed')}
      </Chip>
    </Inline>
  )
}
