import { Chip } from '@data1522/design-system/Chip'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** A label that sits among square things. */
export function Label() {
  const text = useText()

  return (
    <Inline>
      <Chip shape="rounded" tone="primary">
        {text('chipDemos.beta')}
      </Chip>
      <Chip shape="rounded" variant="outlined">
        {text('chipDemos.draft')}
      </Chip>
      <Chip shape="rounded" variant="solid" tone="info">
        {text('chipDemos.fresh')}
      </Chip>
    </Inline>
  )
}
