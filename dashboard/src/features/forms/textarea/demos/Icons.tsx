import { Icon } from '@data1522/design-system/Icon'
import { IconLock, IconTruck } from '@data1522/design-system/icons'
import { TextArea } from '@data1522/design-system/TextArea'
import { useText } from '../../../../core/i18n/useText.ts'

/** They stay at the first line, however many follow. */
export function Icons() {
  const text = useText()

  return (
    <TextArea
      label={text('textareaDemos.note')}
      defaultValue={text('textareaDemos.ring')}
      start={<Icon icon={IconTruck} size={18} />}
      end={<Icon icon={IconLock} size={18} label={text('textareaDemos.onlyYou')} />}
    />
  )
}
