import { Checkbox } from '@data1522/design-system/Checkbox'
import { IconStar } from '@data1522/design-system/icons'
import { type ComponentProps, useState } from 'react'
import { definePlayground, keeping } from '../../../shared/showcase/playground.ts'

function Try({ children, ...rest }: Omit<ComponentProps<typeof Checkbox>, 'isSelected' | 'onChange'>) {
  const [isSelected, setSelected] = useState(true)
  return (
    <Checkbox {...rest} isSelected={isSelected} onChange={setSelected}>
      {children}
    </Checkbox>
  )
}

/** A checkbox to try out. */
export const playground = definePlayground({
  tag: 'Checkbox',
  controls: {
    children: { kind: 'text', initial: 'checkboxDemos.summary' },
    description: { kind: 'text', initial: 'checkboxDemos.summaryText' },
    tone: {
      kind: 'choice',
      options: ['neutral', 'primary', 'success', 'warning', 'danger', 'info'],
      initial: 'primary',
      default: 'primary',
    },
    labelPlacement: { kind: 'choice', options: ['end', 'start'], initial: 'end', default: 'end' },
    icon: { kind: 'switch', code: 'icon={IconStar}' },
    isIndeterminate: { kind: 'switch' },
    isRequired: { kind: 'switch' },
    isReadOnly: { kind: 'switch' },
    isDisabled: { kind: 'switch' },
  },
  given: 'isSelected={isOn} onChange={setOn}',
  code: (element) => keeping('[isOn, setOn] = useState(true)', element),
  render: ({ icon, ...values }) => <Try {...values} icon={icon ? IconStar : undefined} />,
})
