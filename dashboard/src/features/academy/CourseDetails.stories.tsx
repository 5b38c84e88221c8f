import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { CourseDetails } from './details/CourseDetails.tsx'

const PATIENCE = { timeout: 20_000 }
const at = '/apps/academy/course-details'

const meta = preview.meta({
  title: 'Screens/Academy/Course details',
  component: CourseDetails,
  tags: ['!autodocs'],
  ...screenAt({ path: at, groups: ['academy', 'course', 'records'], isInAppShell: true }),
})

export const Missing = meta.story({
  parameters: {
    address: `${at}?courseId=999`,
    console: { exceptions: [{ text: '404', reason: 'The browser itself reports the failure.' }] },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'There is no such course' }, PATIENCE)
  },
})

export const Picture = meta.story({
  tags: ['screen'],
  parameters: { address: `${at}?courseId=19&lecture=2&at=74` },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Contrast' }, PATIENCE)
  },
})
