import { ProgressCircular } from '@data1522/design-system/ProgressCircular'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../../core/i18n/useText.ts'

/** A figure of its own inside, and the same in words for who cannot see it. */
export function Inside() {
  const text = useText()

  return (
    <ProgressCircular
      label={text('progressCircularDemos.course')}
      value={60}
      valueText={text('progressCircularDemos.threeOfFive')}
      size="huge"
      tone="success"
    >
      <Text weight="semibold">{text('progressCircularDemos.threeFifths')}</Text>
    </ProgressCircular>
  )
}
