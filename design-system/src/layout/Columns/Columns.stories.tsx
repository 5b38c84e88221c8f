import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../Box/Box.tsx'
import { Columns } from './Columns.tsx'

const summary = (
  <Box key="summary" background="card" padding="cardPadding">
    Summary
  </Box>
)
const content = (
  <Box key="content" background="card" padding="cardPadding">
    The content of the page, which takes the width that the summary leaves.
  </Box>
)
const meta = preview.meta({
  title: 'Layout/Columns',
  component: Columns,
  args: { children: [summary, content], sideWidth: 240 },
})

export const Playground = meta.story()
export const SideAtTheEnd = meta.story({ args: { side: 'end', children: [content, summary] } })
export const Level = meta.story({ args: { isLevel: true } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Columns sideWidth={240}>
        {summary}
        {content}
      </Columns>
    </Pictures>
  ),
})
