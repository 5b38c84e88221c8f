import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { RouteContext } from '../../core/router/route-context.ts'
import { BeingBuilt } from './BeingBuilt.tsx'

const calendar = {
  path: '/apps/calendar',
  layout: 'default',
  access: 'signed-in',
  title: 'calendar',
} as const
const checkout = { path: '/data1522/checkout', layout: 'blank', access: 'public', title: 'checkout' } as const

const meta = preview.meta({
  title: 'Screens/Being built',
  component: BeingBuilt,
  tags: ['!autodocs'],
  ...screenAt({ path: '/apps/calendar', groups: ['errors', 'titles'] }),
})

/** What stands in the back office's frame. */
export const InTheFrame = meta.story({
  tags: ['screen'],
  parameters: { isSignedIn: true },
  render: () => (
    <RouteContext value={calendar}>
      <BeingBuilt />
    </RouteContext>
  ),
})

export const Alone = meta.story({
  render: () => (
    <RouteContext value={checkout}>
      <BeingBuilt />
    </RouteContext>
  ),
})
