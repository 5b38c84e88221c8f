import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { CheckboxGroup, type CheckboxOption } from './CheckboxGroup.tsx'

const topics: CheckboxOption[] = [
  { id: 'orders', label: 'Orders' },
  { id: 'returns', label: 'Returns' },
  { id: 'reviews', label: 'Reviews' },
]
const explained: CheckboxOption[] = [
  { id: 'read', label: 'Read', description: 'See orders and who placed them.' },
  { id: 'write', label: 'Write', description: 'Change orders and send refunds.' },
  { id: 'delete', label: 'Delete', description: 'Only an owner may.', isDisabled: true },
]
const arabic: CheckboxOption[] = [
  { id: 'orders', label: 'الطلبات' },
  { id: 'returns', label: 'المرتجعات' },
  { id: 'reviews', label: 'التقييمات' },
]

const meta = preview.meta({
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Write to me about', options: topics },
})

export const Playground = meta.story()
export const Filled = meta.story({ args: { defaultValue: ['orders', 'reviews'] } })
export const SelectAll = meta.story({ args: { allLabel: 'Everything', defaultValue: ['orders'] } })
export const Focused = meta.story({
  args: { defaultValue: ['orders'] },
  play: async ({ userEvent }) => userEvent.tab(),
})
export const Descriptions = meta.story({
  args: { label: 'Rights', options: explained, defaultValue: ['read'] },
})
export const Horizontal = meta.story({ args: { orientation: 'horizontal', defaultValue: ['orders'] } })
export const LabelsAtStart = meta.story({ args: { labelPlacement: 'start', defaultValue: ['orders'] } })
export const Invalid = meta.story({
  args: { isRequired: true, errorMessage: 'Choose at least one, or we have nothing to write.' },
})
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: ['orders'] } })
export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: ['orders'] } })
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'راسلوني بشأن', options: arabic, allLabel: 'كل شيء', defaultValue: ['orders'] },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Grid columns={3} gap={24}>
        <CheckboxGroup
          label="Write to me about"
          allLabel="Everything"
          options={topics}
          defaultValue={['orders']}
        />
        <CheckboxGroup label="Rights" options={explained} defaultValue={['read']} />
        <Stack gap={16}>
          <CheckboxGroup
            label="Topics"
            options={topics}
            orientation="horizontal"
            isRequired
            errorMessage="Choose at least one."
          />
          <CheckboxGroup
            label="Topics"
            description="Set by your plan."
            options={topics}
            labelPlacement="start"
            isDisabled
            defaultValue={['returns']}
          />
        </Stack>
      </Grid>
    </Pictures>
  ),
})
