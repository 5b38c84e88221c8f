import { Chip } from '@data1522/design-system/Chip'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** A state in a word or two. */
export function Basic() {
  const text = useText()

  return (
    <Inline>
      <Chip>{text('chipDemos.draft')}</Chip>
      <Chip tone="success" hasDot>
        {text('chipDemos.paid')}
      </Chip>
      <Chip tone="warning" hasDot>
        {text('chipDemos.pending')}
      </Chip>
    </Inline>
  )
}
