import { RadioCards } from '@data1522/design-system/RadioCards'
import { type ComponentProps } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { definePlayground } from '../../../shared/showcase/playground.ts'

/** Cards to choose from, to try out. */
export const playground = definePlayground({
  tag: 'RadioCards',
  controls: {
    label: { kind: 'text', initial: 'customInputDemos.delivery' },
    description: { kind: 'text', initial: 'customInputDemos.changeLater' },
    isLabelHidden: { kind: 'switch' },
    isRequired: { kind: 'switch' },
    isReadOnly: { kind: 'switch' },
    isDisabled: { kind: 'switch' },
  },
  given:
    "defaultValue=\"standard\" options={[{ id: 'standard', label: 'Standard' }, { id: 'express', label: 'Express' }]}",
  render: (values) => <Try {...values} />,
})

function Try(props: Omit<ComponentProps<typeof RadioCards>, 'options'>) {
  const text = useText()
  return (
    <RadioCards
      {...props}
      columns={1}
      defaultValue="standard"
      options={[
        {
          id: 'standard',
          label: text('customInputDemos.standard'),
          end: text('customInputDemos.free'),
          description: text('customInputDemos.standardHint'),
        },
        {
          id: 'express',
          label: text('customInputDemos.express'),
          end: text('customInputDemos.expressPrice'),
          description: text('customInputDemos.expressHint'),
        },
      ]}
    />
  )
}
