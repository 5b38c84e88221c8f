import { Grid } from '@data1522/design-system/Grid'
import { RadioCards } from '@data1522/design-system/RadioCards'
import { useText } from '../../../../core/i18n/useText.ts'

/** To be read only, and one card out of reach. */
export function States() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 2 }}>
      <RadioCards
        label={text('customInputDemos.billed')}
        isReadOnly
        defaultValue="yearly"
        options={[
          {
            id: 'monthly',
            label: text('customInputDemos.monthly'),
            end: text('customInputDemos.monthlyPrice'),
          },
          { id: 'yearly', label: text('customInputDemos.yearly'), end: text('customInputDemos.yearlyPrice') },
        ]}
      />
      <RadioCards
        label={text('customInputDemos.pickUp')}
        defaultValue="lyon"
        options={[
          { id: 'lyon', label: 'Lyon', end: text('customInputDemos.inStock') },
          { id: 'oslo', label: 'Oslo', end: text('customInputDemos.soldOut'), isDisabled: true },
        ]}
      />
    </Grid>
  )
}
