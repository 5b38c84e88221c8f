import { PageHeader } from '../../design-system/src/patterns/PageHeader/PageHeader.tsx'
import { useText } from '../../dashboard/src/core/i18n/useText.ts'

/** A screen with nothing on it, for stories of what stands around every screen. */
export function ExamplePage() {
  const text = useText()
  return <PageHeader title={text('titles.calendar')} />
}
