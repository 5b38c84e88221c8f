import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { CardField } from './CardField.tsx'

const visa = { number: '4242424242424242', expiry: '08/29', cvc: '123' }
const amex = { number: '378282246310005', expiry: '11/30', cvc: '1234', name: 'Maya Laurent' }
const wrong = { number: '4242424242424241', expiry: '13/29', cvc: '12' }
const today = new Date(2026, 6, 15)

const meta = preview.meta({
  title: 'Forms/CardField',
  component: CardField,
  args: { label: 'Payment card', today },
  render: (args) => (
    <Box maxWidth={400}>
      <CardField {...args} />
    </Box>
  ),
})

export const Playground = meta.story()

export const Filled = meta.story({ args: { defaultValue: visa } })

/** The brand sets the groups of the number and the length of the code. */
export const Brand = meta.story({ args: { defaultValue: amex, hasName: true } })

/** Each part says what is wrong once it is left; `isChecked` says it of all at once. */
export const Invalid = meta.story({ args: { defaultValue: wrong, isChecked: true, isRequired: true } })

export const Expired = meta.story({ args: { defaultValue: { ...visa, expiry: '02/24' }, isChecked: true } })

/** What the bank says stands with the part, or with the whole. */
export const Refused = meta.story({
  args: {
    defaultValue: visa,
    errors: { cvc: 'Your bank says that this code is wrong.' },
    errorMessage: 'Nothing was charged. Check the code and try again.',
  },
})

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getAllByRole('textbox')[0]!, '5555555555')
  },
})

export const LabelsInside = meta.story({
  args: { defaultValue: visa, labelPlacement: 'inside', hasName: true, isLabelHidden: true },
})

/** Where there is little room the brand gives way, never the number. */
export const Narrow = meta.story({
  render: () => (
    <Stack>
      {[230, 200, 170].map((width) => (
        <Box key={width} maxWidth={width}>
          <CardField
            label="Payment card"
            isLabelHidden
            defaultValue={{ ...visa, number: '6212345678901233' }}
          />
        </Box>
      ))}
    </Stack>
  ),
})

export const Disabled = meta.story({ args: { defaultValue: visa, isDisabled: true } })

export const ReadOnly = meta.story({ args: { defaultValue: visa, isReadOnly: true } })

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'بطاقة الدفع', defaultValue: wrong, isChecked: true },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Grid columns={3} gap={24}>
        <CardField label="Payment card" defaultValue={amex} hasName today={today} />
        <CardField label="Payment card" defaultValue={wrong} isChecked isRequired today={today} />
        <CardField
          label="Payment card"
          isLabelHidden
          labelPlacement="inside"
          defaultValue={{ ...visa, cvc: '' }}
          today={today}
        />
      </Grid>
    </Pictures>
  ),
})
