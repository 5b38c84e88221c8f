import { screen, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { ExamplePage } from '../../../../tests/support/ExamplePage.tsx'
import { linksKey, writeLinks } from './stored-links.ts'

const PATIENT = { timeout: 20_000 }
const around = screenAt({ path: '/apps/calendar', groups: [], isInAppShell: true })

const meta = preview.meta({
  title: 'Screens/Shell/Quick links',
  component: ExamplePage,
  tags: ['!autodocs'],
  ...around,
  beforeEach: async (context) => {
    localStorage.removeItem(linksKey(1))
    return around.beforeEach(context)
  },
})

interface Hands {
  canvas: { findByRole: typeof screen.findByRole }
  userEvent: { click: (target: Element) => Promise<void> }
}

const open = async ({ canvas, userEvent }: Hands) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: /^(Quick links|Raccourcis|روابط سريعة)$/ }, PATIENT),
  )
  return within(await screen.findByRole('dialog', {}, PATIENT))
}

const edit = async (hands: Hands) => {
  const dialog = await open(hands)
  await hands.userEvent.click(await dialog.findByRole('button', { name: 'Edit' }, PATIENT))
  await dialog.findByRole('grid', {}, PATIENT)
}

export const Ready = meta.story({
  play: async (hands) => void (await (await open(hands)).findAllByRole('link', {}, PATIENT)),
})

export const Editing = meta.story({ play: edit })

export const Empty = meta.story({
  beforeEach: () => writeLinks(1, []),
  play: async (hands) =>
    void (await (await open(hands)).findByRole('heading', { name: 'No quick links' }, PATIENT)),
})

export const Picture = meta.story({
  tags: ['overlay'],
  play: async (hands) => void (await (await open(hands)).findAllByRole('link', {}, PATIENT)),
})
