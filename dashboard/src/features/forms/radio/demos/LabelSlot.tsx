import { PersonChip } from '@data1522/design-system/PersonChip'
import { RadioGroup } from '@data1522/design-system/RadioGroup'
import { useText } from '../../../../core/i18n/useText.ts'

/** A face and a name for each choice. */
export function LabelSlot() {
  const text = useText()

  return (
    <RadioGroup
      label={text('radioDemos.assignee')}
      defaultValue="ada"
      options={[
        { id: 'ada', label: <PersonChip name="Ada Brun" /> },
        { id: 'omar', label: <PersonChip name="Omar Haddad" /> },
      ]}
    />
  )
}
