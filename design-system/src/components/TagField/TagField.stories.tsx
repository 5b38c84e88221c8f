import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { TagField } from './TagField.tsx'

const meta = preview.meta({
  title: 'Forms/TagField',
  component: TagField,
  args: { label: 'Tags', placeholder: 'Add a tag', defaultValue: ['autumn', 'sale'] },
  render: (args) => (
    <Box maxWidth={400}>
      <TagField {...args} />
    </Box>
  ),
})

const address = (tag: string) => (tag.includes('@') ? undefined : `“${tag}” is no e-mail address.`)

export const Playground = meta.story()
export const Empty = meta.story({ args: { defaultValue: [] } })
export const Filled = meta.story({
  args: { defaultValue: ['autumn', 'sale', 'new in', 'free returns', 'last pieces', 'gift ideas'] },
})
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('textbox')),
})
/** A word that may not be added stays typed, with the reason below. */
export const Refused = meta.story({
  args: { label: 'Invite by e-mail', validate: address, defaultValue: ['maya@example.com'] },
  play: async ({ canvas, userEvent }) => userEvent.type(canvas.getByRole('textbox'), 'omar{Enter}'),
})
/** The first Backspace marks the last tag, the second removes it. */
export const Marked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('{Backspace}')
  },
})
export const AtMostThree = meta.story({ args: { max: 3, description: 'At most three.' } })
export const Description = meta.story({ args: { description: 'Enter or a comma adds one.' } })
export const Invalid = meta.story({
  args: { defaultValue: [], isRequired: true, errorMessage: 'Add one tag at least.' },
})
export const Disabled = meta.story({ args: { isDisabled: true } })
export const ReadOnly = meta.story({ args: { isReadOnly: true } })
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الوسوم', defaultValue: ['الخريف', 'تخفيضات', 'free returns'], placeholder: 'أضف وسمًا' },
})
export const LongWords = meta.story({
  args: { defaultValue: ['En attente de validation par le service de comptabilité générale', 'ok'] },
  render: (args) => (
    <Box maxWidth={240}>
      <TagField {...args} />
    </Box>
  ),
})

const many = ['autumn', 'sale', 'new in', 'free returns', 'last pieces', 'gift ideas']
export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={720}>
      <Grid columns={3} gap={16}>
        <TagField label="Tags" placeholder="Add a tag" size="small" defaultValue={['sale']} />
        <TagField label="Tags" placeholder="Add a tag" />
        <TagField label="Tags" size="large" defaultValue={['autumn', 'sale']} />
        <TagField label="Tags" variant="filled" defaultValue={many} />
        <TagField label="Tags" variant="plain" defaultValue={['autumn', 'sale']} />
        <TagField label="Tags" isRequired errorMessage="Add one tag at least." />
        <TagField label="Tags" isDisabled defaultValue={['autumn', 'sale']} />
        <TagField label="Tags" isReadOnly defaultValue={['autumn', 'sale']} description="Set by the shop." />
      </Grid>
    </Pictures>
  ),
})
