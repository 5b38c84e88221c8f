import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { ExamplePage } from '../../../../tests/support/ExamplePage.tsx'

const PATIENT = { timeout: 20_000 }

const meta = preview.meta({
  title: 'Screens/Shell/User menu',
  component: ExamplePage,
  tags: ['!autodocs'],
  ...screenAt({ path: '/apps/calendar', groups: [], isInAppShell: true }),
})

export const Picture = meta.story({
  tags: ['overlay'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Ines Halvorsen/ }, PATIENT))
    await screen.findByRole('menu', {}, PATIENT)
  },
})
