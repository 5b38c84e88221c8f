import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconArrowRight, IconPlus } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** An icon before the words, or after them. */
export function Icons() {
  const text = useText()

  return (
    <Inline>
      <Button tone="primary" variant="solid" start={<Icon icon={IconPlus} />}>
        {text('buttonDemos.addProduct')}
      </Button>
      <Button end={<Icon icon={IconArrowRight} isMirrored />}>{text('buttonDemos.next')}</Button>
    </Inline>
  )
}
