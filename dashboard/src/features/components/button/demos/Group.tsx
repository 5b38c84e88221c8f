import { ButtonGroup } from '@data1522/design-system/ButtonGroup'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconMinus, IconPlus } from '@data1522/design-system/icons'
import { useText } from '../../../../core/i18n/useText.ts'

/** A few actions of one weight, joined. */
export function Group() {
  const text = useText()

  return (
    <ButtonGroup label={text('buttonDemos.zoom')}>
      <IconButton icon={IconMinus} label={text('buttonDemos.zoomOut')} variant="outlined" />
      <IconButton icon={IconPlus} label={text('buttonDemos.zoomIn')} variant="outlined" />
    </ButtonGroup>
  )
}
