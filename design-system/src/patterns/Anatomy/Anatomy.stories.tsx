import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { Anatomy, type AnatomyPart } from './Anatomy.tsx'

const parts: readonly AnatomyPart[] = [
  { name: 'Label', find: 'label', side: 'start' },
  { name: 'Field', find: 'input', side: 'end' },
]

const meta = preview.meta({
  title: 'Patterns/Anatomy',
  component: Anatomy,
  args: { parts, children: <TextField label="Full name" placeholder="Maya Laurent" /> },
  argTypes: { children: { control: false } },
})

export const Playground = meta.story()

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: (args) => (
    <Pictures>
      <Anatomy {...args} />
    </Pictures>
  ),
})
