import { PageHeader } from '@data1522/design-system/PageHeader'
import { Stack } from '@data1522/design-system/Stack'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { Contrast } from './Contrast.tsx'
import { Figures } from './Figures.tsx'
import { Headings } from './Headings.tsx'
import { Scale, Weights } from './Scale.tsx'
import { Texts } from './Texts.tsx'

/** The text of the design system in both scripts: sizes, headings, roles, weights, figures, contrast. */
export function Typography() {
  const text = useText()
  const title = text('titles.typography')
  return (
    <>
      <DocumentTitle title={title} />
      <PageHeader title={title} description={text('typography.description')} />
      <Stack gap="gap">
        <Scale />
        <Headings />
        <Texts />
        <Weights />
        <Figures />
        <Contrast />
      </Stack>
    </>
  )
}
