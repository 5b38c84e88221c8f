import { ExpansionPanel } from '@data1522/design-system/ExpansionPanel'
import { useText } from '../../../../core/i18n/useText.ts'

/** The browser’s search (Ctrl F) finds what is folded away, and opens it. */
export function Found() {
  const text = useText()

  return (
    <ExpansionPanel title={text('expansionDemos.back')}>{text('expansionDemos.backText')}</ExpansionPanel>
  )
}
