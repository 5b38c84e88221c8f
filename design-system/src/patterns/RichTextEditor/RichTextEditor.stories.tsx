import { useState } from 'react'
import { screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Prose } from '../../components/Prose/Prose.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { arabicArticle, englishArticle } from './example.ts'
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx'

function Kept(props: RichTextEditorProps) {
  const [value, setValue] = useState(props.defaultValue ?? '')
  return (
    <Stack>
      <RichTextEditor {...props} defaultValue={undefined} value={value} onChange={setValue} />
      <Prose html={value} />
    </Stack>
  )
}

const meta = preview.meta({
  title: 'Forms/RichTextEditor',
  component: RichTextEditor,
  args: { label: 'Article', placeholder: 'What should people know?' },
  render: (args) => (
    <Box maxWidth={760}>
      <RichTextEditor {...args} />
    </Box>
  ),
})

const text = () => screen.findByRole('textbox')

export const Playground = meta.story()

export const Filled = meta.story({ args: { defaultValue: englishArticle } })

/** For a message: what a few words need, and no more. */
export const Basic = meta.story({
  args: { label: 'Message', controls: 'basic', minRows: 3, placeholder: 'Write to the team' },
})

/** What is written is at once what is read. */
export const ReadBelow = meta.story({
  args: { controls: 'basic', minRows: 3, defaultValue: '<p>Written above, <strong>read</strong> below.</p>' },
  render: (args) => (
    <Box maxWidth={760}>
      <Kept {...args} />
    </Box>
  ),
})

/** A text that is too long stays whole, and says by how much it is. */
export const Counted = meta.story({
  render: (args) => (
    <Box maxWidth={760}>
      <Stack>
        <RichTextEditor
          {...args}
          controls="basic"
          minRows={2}
          maxLength={200}
          showCount
          defaultValue="<p>Please ring <strong>twice</strong>.</p>"
          description="The driver sees it."
        />
        <RichTextEditor
          {...args}
          controls="basic"
          minRows={2}
          maxLength={10}
          showCount
          defaultValue="<p>Please ring <strong>twice</strong>.</p>"
        />
      </Stack>
    </Box>
  ),
})

export const Variants = meta.story({
  render: (args) => (
    <Box maxWidth={760}>
      <Stack>
        <RichTextEditor {...args} variant="filled" controls="basic" minRows={3} />
        <RichTextEditor {...args} variant="plain" controls="basic" minRows={3} />
      </Stack>
    </Box>
  ),
})

export const Focused = meta.story({
  args: { defaultValue: englishArticle },
  play: async ({ userEvent }) => {
    await userEvent.click(await text())
  },
})

export const Invalid = meta.story({
  args: { isRequired: true, errorMessage: 'Write a few words about the product.' },
})

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: englishArticle } })

export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: englishArticle } })

export const OnAPhone = meta.story({
  args: { defaultValue: englishArticle },
  render: (args) => (
    <Box maxWidth={340}>
      <RichTextEditor {...args} />
    </Box>
  ),
})

/** Every paragraph runs the way that its words do. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'المقال', defaultValue: arabicArticle, maxLength: 400, showCount: true },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Grid columns={2} gap={16}>
        <RichTextEditor label="Article" defaultValue={englishArticle} description="Everyone reads it." />
        <Stack gap={16}>
          <RichTextEditor label="المقال" defaultValue={arabicArticle} maxLength={400} showCount minRows={4} />
          <RichTextEditor
            label="Message"
            controls="basic"
            minRows={2}
            placeholder="Write to the team"
            errorMessage="Write a few words."
            isRequired
          />
          <RichTextEditor
            label="Message"
            controls="basic"
            minRows={2}
            isDisabled
            defaultValue="<p>Not now.</p>"
          />
          <RichTextEditor label="Message" isReadOnly minRows={2} defaultValue="<p>To be read.</p>" />
        </Stack>
      </Grid>
    </Pictures>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => {
      if (canvas.getAllByRole('textbox').length < 25) throw new Error('Not all of them are there yet.')
    })
  },
})

export const EditingALink = meta.story({
  tags: ['!autodocs'],
  args: { controls: 'basic', defaultValue: '<p>Ask the team.</p>' },
  play: async ({ userEvent }) => {
    await userEvent.click(await text())
    await userEvent.keyboard('{Control>}k{/Control}')
    await screen.findByRole('dialog')
  },
})
