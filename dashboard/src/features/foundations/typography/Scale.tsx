import { Text } from '@data1522/design-system/Text'
import { textSizes, type TextSize, weights, type TextWeight } from '@data1522/design-system/scales'
import { isolated } from '../../../core/i18n/isolated.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { SpecimenCard, Specimens } from './SpecimenCard.tsx'

const sizes = Object.keys(textSizes) as TextSize[]
/** From here up a line of text would not fit beside another. */
const LARGE = 28

/** The sizes of text, from the least to the largest. */
export function Scale() {
  const text = useText()
  const { number } = useFormats()
  const items = sizes.map((size) => {
    const { size: px, line, tracking } = textSizes[size]
    return {
      id: size,
      token: `--ds-text-${size}`,
      measures: text('typography.measures', {
        size: number(px),
        line: number(line),
        tracking: isolated(number(tracking, { maximumFractionDigits: 3 })),
      }),
      show: (script: { line: string; words: string }) => (
        <Text size={size}>{px < LARGE ? script.line : script.words}</Text>
      ),
    }
  })
  return (
    <SpecimenCard id="scale">
      <Specimens items={items} />
    </SpecimenCard>
  )
}

/** How heavy text may be. */
export function Weights() {
  const items = (Object.keys(weights) as TextWeight[]).map((weight) => ({
    id: weight,
    token: `--ds-weight-${weight}`,
    measures: weights[weight],
    show: (script: { line: string }) => (
      <Text size="lg" weight={weight}>
        {script.line}
      </Text>
    ),
  }))
  return (
    <SpecimenCard id="weights">
      <Specimens items={items} />
    </SpecimenCard>
  )
}
