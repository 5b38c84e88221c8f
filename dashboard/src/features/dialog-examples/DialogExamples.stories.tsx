import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { DialogExamples } from './DialogExamples.tsx'

const PATIENT = { timeout: 20_000 }
const at = '/pages/dialog-examples'

const meta = preview.meta({
  title: 'Screens/Dialog examples',
  component: DialogExamples,
  tags: ['!autodocs'],
  ...screenAt({ path: at, groups: ['dialogExamples', 'records'], isInAppShell: true }),
})

export const Ready = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Share project' })
  },
})

export const Sharing = meta.story({
  parameters: { address: `${at}?dialog=share` },
  play: async () => {
    await screen.findByRole('list', { name: 'People with access' }, PATIENT)
  },
})

export const Creating = meta.story({
  parameters: { address: `${at}?dialog=app` },
  play: async () => {
    await screen.findByRole('textbox', { name: /Name of the app/ }, PATIENT)
  },
})

export const Failed = meta.story({
  parameters: {
    address: `${at}?dialog=providers`,
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'ecommerce' }),
  play: async () => {
    await screen.findByRole('heading', { name: 'This could not be loaded' }, PATIENT)
  },
})
