import { Button } from '../../../components/Button/Button.tsx'
import { ProgressCircular } from '../../../components/ProgressCircular/ProgressCircular.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useMessages } from '../../../locale/LocaleProvider.tsx'
import type { VirtualOptions } from '../types.ts'
import { Line } from './Line.tsx'
import { useGroupingStrings } from './useGroupingStrings.ts'

interface EndLineProps {
  virtual: VirtualOptions
  /** How many rows there are. */
  total: number
  span: number
  /** Where it stands, in px. */
  start: number
}

/** The end of an endless list: a loading sign, a sentence that all is shown, or an error with a retry. */
export function EndLine({ virtual: { more, onEnd }, total, span, start }: EndLineProps) {
  const strings = useGroupingStrings()
  const { retry } = useMessages()
  const said = {
    some: '',
    loading: strings.loadingMore,
    none: strings.end(total),
    failed: strings.failed,
  }[more ?? 'some']
  return (
    <Line look="end" position={total + 2} span={span} at={{ start }}>
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
      {more === 'loading' && <ProgressCircular size="small" label={said} />}
      <span aria-hidden={more !== 'failed'}>{said}</span>
      {more === 'failed' && (
        <Button size="small" onPress={() => onEnd?.()}>
          {retry}
        </Button>
      )}
    </Line>
  )
}
