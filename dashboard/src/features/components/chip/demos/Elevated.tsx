import { Chip } from '@data1522/design-system/Chip'
import { IconTruck } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** A shadow lifts it off a picture or a map. */
export function Elevated() {
  const text = useText()

  return (
    <Inline gap={12}>
      <Chip variant="raised" tone="success" hasDot>
        {text('chipDemos.inStock')}
      </Chip>
      <Chip variant="raised" icon={IconTruck}>
        {text('chipDemos.express')}
      </Chip>
    </Inline>
  )
}
