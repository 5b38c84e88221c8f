import { RadioGroup } from '@data1522/design-system/RadioGroup'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../../core/i18n/useText.ts'

/** To be read only, and one choice out of reach. */
export function States() {
  const text = useText()

  return (
    <Stack gap={16}>
      <RadioGroup
        label={text('radioDemos.plan')}
        isReadOnly
        orientation="horizontal"
        defaultValue="team"
        options={[
          { id: 'single', label: text('radioDemos.single') },
          { id: 'team', label: text('radioDemos.team') },
        ]}
      />
      <RadioGroup
        label={text('radioDemos.payment')}
        orientation="horizontal"
        defaultValue="card"
        options={[
          { id: 'card', label: text('radioDemos.card') },
          { id: 'cash', label: text('radioDemos.cash'), isDisabled: true },
        ]}
      />
    </Stack>
  )
}
