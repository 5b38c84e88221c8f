import { Chip } from '@data1522/design-system/Chip'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** 20 px in a table, 24 px elsewhere. */
export function Sizes() {
  const text = useText()

  return (
    <Inline>
      <Chip size="small" tone="info">
        {text('chipDemos.small')}
      </Chip>
      <Chip tone="info">{text('chipDemos.medium')}</Chip>
    </Inline>
  )
}
