import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { RouteContext } from '../../core/router/route-context.ts'
import { Crashed } from './Crashed.tsx'

const users = { path: '/apps/user/list', layout: 'default', access: 'signed-in', title: 'users' } as const
const broken = new Error('Cannot read what is not there')
const gone = new TypeError('Failed to fetch dynamically imported module: /assets/UserList.js')
const none = () => undefined

const InFrame = () => (
  <RouteContext value={users}>
    <Crashed error={broken} onRetry={none} />
  </RouteContext>
)
const Gone = () => (
  <RouteContext value={users}>
    <Crashed error={gone} onRetry={none} />
  </RouteContext>
)

const meta = preview.meta({
  title: 'Screens/Crashed',
  component: InFrame,
  tags: ['!autodocs'],
  ...screenAt({ path: '/apps/user/list', groups: ['errors', 'titles'], isInAppShell: true }),
})

/** The frame stays, and the report can be copied. */
export const InTheFrame = meta.story()

/** A deployment took a part of the product away. */
export const NewVersion = meta.story({ render: () => <Gone /> })

/** Without a connection it waits until there is one. */
export const OutOfReach = meta.story({
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    return () => void Reflect.deleteProperty(navigator, 'onLine')
  },
  render: () => <Gone />,
})
