import { RadioGroup } from '@data1522/design-system/RadioGroup'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

const hours = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00']

function Compared() {
  const text = useText()

  return (
    <RadioGroup
      label={text('radioDemos.delivery')}
      defaultValue="standard"
      options={[
        { id: 'standard', label: text('radioDemos.standard'), description: text('radioDemos.standardText') },
        { id: 'express', label: text('radioDemos.express'), description: text('radioDemos.expressText') },
      ]}
    />
  )
}

function ManyInSight() {
  const text = useText()

  return (
    <RadioGroup
      label={text('radioDemos.hour')}
      orientation="horizontal"
      defaultValue="08:00"
      options={hours.map((hour) => ({ id: hour, label: hour }))}
    />
  )
}

/** When to show all choices, and when not. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: Compared, text: 'radioDemos.doText' },
  { isGood: false, Live: ManyInSight, text: 'radioDemos.dontText' },
]
