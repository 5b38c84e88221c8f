import { Chip } from '@data1522/design-system/Chip'
import { IconCrown, IconTruck } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { PersonChip } from '@data1522/design-system/PersonChip'
import { useText } from '../../../../core/i18n/useText.ts'

/** A picture or a dot before the words, or a face. */
export function Icons() {
  const text = useText()

  return (
    <Inline>
      <Chip tone="primary" icon={IconCrown}>
        {text('chipDemos.admin')}
      </Chip>
      <Chip tone="warning" icon={IconTruck}>
        {text('chipDemos.onItsWay')}
      </Chip>
      <Chip tone="success" hasDot>
        {text('chipDemos.active')}
      </Chip>
      <PersonChip name="Ada Brun" />
    </Inline>
  )
}
