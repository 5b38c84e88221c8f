import { delay, http } from 'msw'
import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { asReader, findRefusals, reasonsAreApart } from '../../../../../.storybook/reader.ts'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { UserList } from './UserList.tsx'

const PATIENT = { timeout: 20_000 }

const meta = preview.meta({
  title: 'Screens/Users/List',
  component: UserList,
  tags: ['!autodocs'],
  ...screenAt({ path: '/apps/user/list', groups: ['users', 'records'], isInAppShell: true }),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Ximena Altavista' }, PATIENT)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/apps/users', () => delay('infinite')),
      http.get('*/api/apps/users/summary', () => delay('infinite')),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
})

export const EmptyForever = meta.story({
  beforeEach: () => setScenario({ empty: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Nobody here yet' }, PATIENT)
  },
})

export const EmptyByFilter = meta.story({
  parameters: { address: '/apps/user/list?q=zebra&status=Active' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No user matches' }, PATIENT)
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'users' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Users could not be loaded' }, PATIENT)
  },
})

export const Selected = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Ximena Altavista', 'Baptiste Lhermitage'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(name) }, PATIENT))
  },
})

/** Who may only look: what they may not do stays in sight, in the bar, the head and a row's menu, and says why. */
export const Refused = meta.story({
  tags: ['page'],
  parameters: { a11y: reasonsAreApart },
  beforeEach: asReader,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Ximena Altavista/ }, PATIENT))
    await userEvent.click(canvas.getByRole('button', { name: /Baptiste Lhermitage/ }))
    await findRefusals(2)
  },
})

export const Adding = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add user' }))
    await within(document.body).findByRole('dialog', {}, PATIENT)
  },
})

export const Picture = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Ximena Altavista' }, PATIENT)
  },
})

export const PictureLargeText = Picture.extend({
  tags: ['!screen', 'page'],
  globals: { textSize: '150' },
  parameters: { picture: { width: 1440 } },
})

export const PictureLargestText = Picture.extend({
  tags: ['!screen', 'page'],
  globals: { textSize: '200' },
  parameters: { picture: { width: 390 } },
})
