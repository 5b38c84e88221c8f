import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../Box/Box.tsx'
import { Grid } from './Grid.tsx'

const cells = ['One', 'Two', 'Three', 'Four'].map((words) => (
  <Box key={words} background="card" padding="cardPadding">
    {words}
  </Box>
))
const meta = preview.meta({ title: 'Layout/Grid', component: Grid, args: { children: cells, columns: 2 } })

export const Playground = meta.story()
export const ByWidth = meta.story({ args: { columns: { base: 1, sm: 2, md: 4 } } })
export const Gap = meta.story({ args: { gap: 8 } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Grid columns={{ base: 1, sm: 2, md: 4 }}>{cells}</Grid>
    </Pictures>
  ),
})
