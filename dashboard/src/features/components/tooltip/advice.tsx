import { Button } from '@data1522/design-system/Button'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconPrinter } from '@data1522/design-system/icons'
import { Tooltip } from '@data1522/design-system/Tooltip'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function NamesAnIcon() {
  const text = useText()
  return (
    <Tooltip label={text('tooltipDemos.print')}>
      <IconButton icon={IconPrinter} label={text('tooltipDemos.print')} />
    </Tooltip>
  )
}

function MustBeRead() {
  const text = useText()
  return (
    <Tooltip label={text('tooltipDemos.must')}>
      <Button>{text('tooltipDemos.continue')}</Button>
    </Tooltip>
  )
}

/** What to do, and what not. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: NamesAnIcon, text: 'tooltipDemos.doText' },
  { isGood: false, Live: MustBeRead, text: 'tooltipDemos.dontText' },
]
