import { Grid } from '@data1522/design-system/Grid'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { ExampleCard } from './ExampleCard.tsx'
import { ExampleDialogs } from './ExampleDialogs.tsx'
import { type ExampleId, examples } from './examples.ts'

const ids = Object.keys(examples) as ExampleId[]

/** Short conversations, each in a dialog that works. */
export function DialogExamples() {
  const text = useText()
  const title = text('titles.dialogExamples')
  return (
    <>
      <DocumentTitle title={title} />
      <PageHeader title={title} description={text('dialogExamples.description')} />
      <Grid columns={{ base: 1, sm: 2, lg: 3 }}>
        {ids.map((id) => (
          <ExampleCard key={id} id={id} />
        ))}
      </Grid>
      <ExampleDialogs />
    </>
  )
}
