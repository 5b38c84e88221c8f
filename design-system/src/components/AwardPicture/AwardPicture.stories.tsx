import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { AwardPicture } from './AwardPicture.tsx'

const meta = preview.meta({ title: 'Data display/AwardPicture', component: AwardPicture })

export const Playground = meta.story()

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <AwardPicture />
    </Pictures>
  ),
})
