import { Box } from '@data1522/design-system/Box'
import { ExpansionPanel } from '@data1522/design-system/ExpansionPanel'
import { IconLock } from '@data1522/design-system/icons'
import { definePlayground } from '../../../shared/showcase/playground.ts'

/** An expansion panel to try out. */
export const playground = definePlayground({
  tag: 'ExpansionPanel',
  controls: {
    title: { kind: 'text', initial: 'expansionDemos.security' },
    description: { kind: 'text', initial: 'expansionDemos.securityMore' },
    children: { kind: 'text', initial: 'expansionDemos.securityText' },
    icon: { kind: 'switch', initial: true, code: 'icon={IconLock}' },
    isDisabled: { kind: 'switch' },
  },
  render: ({ icon, ...values }) => (
    <Box isFilling>
      <ExpansionPanel {...values} icon={icon ? IconLock : undefined} />
    </Box>
  ),
})
