import { IconCheck } from '@data1522/design-system/icons'
import { RadioGroup } from '@data1522/design-system/RadioGroup'
import { type ComponentProps } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { definePlayground } from '../../../shared/showcase/playground.ts'

/** A group of radios to try out. */
export const playground = definePlayground({
  tag: 'RadioGroup',
  controls: {
    label: { kind: 'text', initial: 'radioDemos.delivery' },
    description: { kind: 'text', initial: 'radioDemos.changeLater' },
    orientation: {
      kind: 'choice',
      options: ['vertical', 'horizontal'],
      initial: 'vertical',
      default: 'vertical',
    },
    labelPlacement: {
      kind: 'choice',
      options: ['end', 'start', 'above', 'below'],
      initial: 'end',
      default: 'end',
    },
    icon: { kind: 'switch', code: 'icon={IconCheck}' },
    isRequired: { kind: 'switch' },
    isReadOnly: { kind: 'switch' },
    isDisabled: { kind: 'switch' },
  },
  given:
    "defaultValue=\"standard\" options={[{ id: 'standard', label: 'Standard' }, { id: 'express', label: 'Express' }, { id: 'pickup', label: 'Pick up' }]}",
  render: ({ icon, ...values }) => <Try {...values} icon={icon ? IconCheck : undefined} />,
})

function Try(props: Omit<ComponentProps<typeof RadioGroup>, 'options'>) {
  const text = useText()
  return (
    <RadioGroup
      {...props}
      defaultValue="standard"
      options={[
        { id: 'standard', label: text('radioDemos.standard') },
        { id: 'express', label: text('radioDemos.express') },
        { id: 'pickup', label: text('radioDemos.pickUp') },
      ]}
    />
  )
}
