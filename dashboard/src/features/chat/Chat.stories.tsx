import { delay, http } from 'msw'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { LiveChat } from './LiveChat.tsx'

const PATIENCE = { timeout: 20_000 }
const at = '/apps/chat'

const meta = preview.meta({
  title: 'Screens/Chat',
  component: LiveChat,
  tags: ['!autodocs'],
  ...screenAt({ path: at, groups: ['chat', 'titles', 'records'], isInAppShell: true }),
})

export const Ready = meta.story({
  tags: ['screen'],
  parameters: { address: `${at}?with=1` },
  play: async ({ canvas }) => {
    await canvas.findByRole('log', {}, PATIENCE)
  },
})

export const Contact = meta.story({
  parameters: { address: `${at}?with=1&pane=contact` },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Block Wrenna Ashcombe' }, PATIENCE)
  },
})

export const NobodyChosen = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Pick someone to write to' }, PATIENCE)
    await canvas.findByRole('link', { name: /Wrenna/ }, PATIENCE)
  },
})

export const NothingWritten = meta.story({
  parameters: { address: `${at}?with=36` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Nothing written yet. Say hello.' }, PATIENCE)
  },
})

export const Found = meta.story({
  parameters: { address: `${at}?q=umbrella` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Messages' }, PATIENCE)
  },
})

export const NobodyFound = meta.story({
  parameters: { address: `${at}?q=zebra` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No one found' }, PATIENCE)
  },
})

export const UnknownContact = meta.story({
  parameters: {
    address: `${at}?with=999`,
    console: { exceptions: [{ text: '404', reason: 'The browser itself reports the failure.' }] },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This contact does not exist' }, PATIENCE)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/api/apps/chat/*', () => delay('infinite'))),
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'chat' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Chat could not be loaded' }, PATIENCE)
  },
})
