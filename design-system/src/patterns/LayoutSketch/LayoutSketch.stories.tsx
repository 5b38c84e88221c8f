import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { LayoutSketch } from './LayoutSketch.tsx'

const meta = preview.meta({ title: 'Patterns/LayoutSketch', component: LayoutSketch })

export const Playground = meta.story()
export const Rail = meta.story({ args: { navigation: 'rail' } })
export const Bar = meta.story({ args: { navigation: 'bar' } })
export const Boxed = meta.story({ args: { isBoxed: true } })
export const Bordered = meta.story({ args: { isBordered: true } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={480}>
      <Grid columns={3} gap={16}>
        {(['wide', 'rail', 'bar'] as const).map((navigation) => (
          <LayoutSketch key={navigation} navigation={navigation} />
        ))}
        <LayoutSketch navigation="rail" isBoxed />
        <LayoutSketch isBordered />
        <LayoutSketch navigation="bar" isBordered isBoxed />
      </Grid>
    </Pictures>
  ),
})
