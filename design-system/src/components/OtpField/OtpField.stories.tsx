import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Link } from '../Link/Link.tsx'
import { OtpField, type OtpFieldProps } from './OtpField.tsx'

const meta = preview.meta({
  title: 'Forms/OtpField',
  component: OtpField,
  args: { label: 'Code', description: 'We sent it to +33 6 •• •• •• 78.' },
})

export const Playground = meta.story()

export const Filled = meta.story({ args: { defaultValue: '481516' } })

export const Groups = meta.story({ args: { groups: [3, 3], defaultValue: '4815' } })

export const Sizes = meta.story({
  render: () => (
    <Stack>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <OtpField key={size} label={size} size={size} length={4} defaultValue="48" />
      ))}
    </Stack>
  ),
})

export const Masked = meta.story({
  args: { label: 'PIN', length: 4, isMasked: true, defaultValue: '481', description: '' },
})

export const Focused = meta.story({
  args: { defaultValue: '481' },
  play: ({ canvas }) => canvas.getByRole('textbox').focus(),
})

export const Invalid = meta.story({
  args: {
    defaultValue: '481516',
    errorMessage: 'This code is not the one that we sent. Check the last message.',
    labelEnd: <Link href="#again">Send again</Link>,
  },
})

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: '481516' } })

export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: '481516' } })

export const Pending = meta.story({ args: { isPending: true, defaultValue: '481516' } })

function Checked(props: OtpFieldProps) {
  const [code, setCode] = useState('')
  const isWrong = code.length === 6 && code !== '123456'
  return (
    <OtpField
      {...props}
      value={code}
      onChange={setCode}
      description="The right one is 123456."
      errorMessage={isWrong ? 'This is not the code. Try 123456.' : undefined}
    />
  )
}

/** A wrong code shakes its boxes, unless less motion is asked for. */
export const WrongCode = meta.story({ render: (args) => <Checked {...args} /> })

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'رمز التحقق',
    description: 'أرسلناه إلى هاتفك قبل قليل.',
    groups: [3, 3],
    defaultValue: '4815',
    isRequired: true,
  },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Grid columns={3} gap={16}>
        <OtpField label="Code" description="It came by text message." />
        <OtpField label="Code" groups={[3, 3]} defaultValue="4815" />
        <OtpField label="PIN" length={4} isMasked size="large" defaultValue="481" />
        <OtpField label="Code" defaultValue="481516" errorMessage="This is not the code." />
        <OtpField label="Code" defaultValue="481516" isPending />
        <OtpField label="Code" defaultValue="481516" size="small" isDisabled />
      </Grid>
    </Pictures>
  ),
})
