import { Grid } from '@data1522/design-system/Grid'
import { Heading } from '@data1522/design-system/Heading'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { SpecimenCard } from './SpecimenCard.tsx'

const amounts = [1111.11, 8640.08, 471.17, 20_908.6]
const changes = [0.111, -0.084, 0.9, -0.0175]

/** Figures one below the other, with digits as wide as they are and with digits of one width. */
export function Figures() {
  const text = useText()
  const { money, change } = useFormats()
  return (
    <SpecimenCard id="figures">
      <Grid columns={{ base: 1, sm: 2 }} gap={24}>
        {[true, false].map((isNumeric) => (
          <Stack key={String(isNumeric)} gap={12}>
            <Heading level={3}>
              {text(isNumeric ? 'typography.figures.tabular' : 'typography.figures.own')}
            </Heading>
            <Grid columns={2} gap={16}>
              {[amounts.map((amount) => money(amount)), changes.map((ratio) => change(ratio))].map(
                (figures, column) => (
                  <Stack key={column} gap={2} align="end">
                    {figures.map((figure) => (
                      <Text key={figure} size="xl" weight="semibold" isNumeric={isNumeric}>
                        {figure}
                      </Text>
                    ))}
                  </Stack>
                ),
              )}
            </Grid>
          </Stack>
        ))}
      </Grid>
    </SpecimenCard>
  )
}
