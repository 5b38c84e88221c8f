import { Inline } from '@data1522/design-system/Inline'
import { ProgressCircular } from '@data1522/design-system/ProgressCircular'
import { useText } from '../../../../core/i18n/useText.ts'

/** 20, 36, 56 and 112 px. */
export function Sizes() {
  const text = useText()

  return (
    <Inline gap={24}>
      <ProgressCircular label={text('progressCircularDemos.upload')} value={40} size="small" />
      <ProgressCircular label={text('progressCircularDemos.upload')} value={40} />
      <ProgressCircular label={text('progressCircularDemos.upload')} value={40} size="large" />
      <ProgressCircular label={text('progressCircularDemos.upload')} value={40} size="huge" isValueShown />
    </Inline>
  )
}
