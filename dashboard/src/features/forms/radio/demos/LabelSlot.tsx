import { Chip } from '@data1522/design-system/Chip'
import { Inline } from '@data1522/design-system/Inline'
import { RadioGroup } from '@data1522/design-system/RadioGroup'
import { useText } from '../../../../core/i18n/useText.ts'

/** A chip beside the words is part of the name. */
export function LabelSlot() {
  const text = useText()

  return (
    <RadioGroup
      label={text('radioDemos.plan')}
      defaultValue="team"
      options={[
        { id: 'single', label: text('radioDemos.single') },
        {
          id: 'team',
          label: (
            <Inline as="span" gap={8}>
              {text('radioDemos.team')}
              <Chip tone="success" size="small">
                {text('radioDemos.mostChosen')}
              </Chip>
            </Inline>
          ),
        },
      ]}
    />
  )
}
