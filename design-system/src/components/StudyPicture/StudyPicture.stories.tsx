import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { StudyPicture } from './StudyPicture.tsx'

const meta = preview.meta({ title: 'Data display/StudyPicture', component: StudyPicture })

export const Playground = meta.story()

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <StudyPicture />
    </Pictures>
  ),
})
