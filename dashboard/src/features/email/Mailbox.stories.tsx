import { delay, http } from 'msw'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { Mailbox } from './Mailbox.tsx'

const PATIENCE = { timeout: 20_000 }
const at = '/apps/email'

const meta = preview.meta({
  title: 'Screens/Email/Mailbox',
  component: Mailbox,
  tags: ['!autodocs'],
  ...screenAt({ path: at, groups: ['email', 'records'], isInAppShell: true }),
})

export const OneMail = meta.story({
  parameters: { address: `${at}?mail=1` },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('row', {}, PATIENCE)
    await canvas.findByRole('button', { name: 'Reply' }, PATIENCE)
  },
})

export const Ready = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('row', {}, PATIENCE)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/api/apps/email', () => delay('infinite'))),
})

export const NothingFound = meta.story({
  parameters: { address: `${at}?q=zebra` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Nothing found' }, PATIENCE)
  },
})

export const Empty = meta.story({
  beforeEach: () => setScenario({ empty: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Nothing here' }, PATIENCE)
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'email' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Mail could not be loaded' }, PATIENCE)
  },
})
