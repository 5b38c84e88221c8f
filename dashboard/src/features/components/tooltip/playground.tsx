import { Button } from '@data1522/design-system/Button'
import { Tooltip, type TooltipProps } from '@data1522/design-system/Tooltip'
import { useText } from '../../../core/i18n/useText.ts'
import { definePlayground } from '../../../shared/showcase/playground.ts'

function Live(props: Pick<TooltipProps, 'label' | 'placement' | 'shortcut'>) {
  const text = useText()
  return (
    <Tooltip {...props}>
      <Button>{text('tooltipDemos.publish')}</Button>
    </Tooltip>
  )
}

/** A tooltip to try out. */
export const playground = definePlayground({
  tag: 'Tooltip',
  controls: {
    label: { kind: 'text', initial: 'tooltipDemos.saved' },
    placement: { kind: 'choice', options: ['top', 'bottom', 'start', 'end'], initial: 'top', default: 'top' },
    shortcut: { kind: 'switch', code: 'shortcut="S"' },
  },
  inside: () => '<Button>Publish</Button>',
  render: ({ shortcut, ...values }) => <Live {...values} shortcut={shortcut ? 'S' : undefined} />,
})
