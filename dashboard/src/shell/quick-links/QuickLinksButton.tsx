import { IconLayoutGrid } from '@data1522/design-system/icons'
import { lazy } from 'react'
import { PanelButton } from '../header/PanelButton.tsx'
import { useText } from '../../core/i18n/useText.ts'
import type { QuickLinksPanelProps } from './QuickLinksPanel.tsx'

const load = async () => ({ default: (await import('./QuickLinksPanel.tsx')).QuickLinksPanel })
const Panel = lazy(load)

/** Opens the screens that a person goes to most. */
export function QuickLinksButton(props: Omit<QuickLinksPanelProps, 'onLeave'>) {
  const text = useText()
  return (
    <PanelButton
      icon={IconLayoutGrid}
      title={text('shell.quickLinks')}
      onPrefetch={() => void load().catch(() => undefined)}
      content={(close) => <Panel {...props} onLeave={close} />}
    />
  )
}
