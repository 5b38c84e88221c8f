import { IconStar } from '@data1522/design-system/icons'
import { RadioGroup } from '@data1522/design-system/RadioGroup'
import { useText } from '../../../../core/i18n/useText.ts'

/** A picture in place of the dot. */
export function Icons() {
  const text = useText()

  return (
    <RadioGroup
      label={text('radioDemos.mainPhoto')}
      icon={IconStar}
      defaultValue="front"
      options={[
        { id: 'front', label: text('radioDemos.front') },
        { id: 'back', label: text('radioDemos.back') },
      ]}
    />
  )
}
