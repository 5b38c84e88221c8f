import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Testimonials } from './Testimonials.tsx'

const meta = preview.meta({
  title: 'Patterns/Testimonials',
  component: Testimonials,
  args: {
    label: 'Voices of customers',
    pauseLabel: 'Pause the voices',
    playLabel: 'Let the voices go on',
    voices: [
      {
        quote: 'We closed four programs on the first Monday. Nobody asked for them back.',
        name: 'Iris Okafor',
        role: 'Runs Heron Lighting',
      },
      {
        quote: 'I work without a mouse. This one noticed.',
        name: 'Teo Marchetti',
        role: 'Books at Casa Verde',
      },
    ],
  },
})

export const Playground = meta.story()

/** As many cards as there is room for. */
export const SideBySide = meta.story({ args: { perView: { minWidth: 260 } } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  parameters: { picture: { width: 1280 } },
  render: (args) => (
    <Pictures>
      <Testimonials {...args} />
    </Pictures>
  ),
})
