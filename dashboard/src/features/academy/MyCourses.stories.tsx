import { delay, http } from 'msw'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { MyCourses } from './my-course/MyCourses.tsx'

const PATIENCE = { timeout: 20_000 }
const at = '/apps/academy/my-course'

const meta = preview.meta({
  title: 'Screens/Academy/My courses',
  component: MyCourses,
  tags: ['!autodocs'],
  ...screenAt({ path: at, groups: ['academy', 'course', 'records'], isInAppShell: true }),
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/api/apps/academy/courses', () => delay('infinite'))),
})

export const EmptyForever = meta.story({
  parameters: { address: `${at}?hideCompleted=false` },
  beforeEach: () => setScenario({ empty: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No courses yet' }, PATIENCE)
  },
})

export const EmptyByFilter = meta.story({
  parameters: { address: `${at}?q=zebra` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No course found' }, PATIENCE)
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: () => setScenario({ fail: 'academy' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The courses could not be loaded' }, PATIENCE)
  },
})

export const AsList = meta.story({
  parameters: { address: `${at}?look=list` },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article', {}, PATIENCE)
  },
})

export const Picture = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article', {}, PATIENCE)
  },
})
