import { FileField } from '@data1522/design-system/FileField'
import { Grid } from '@data1522/design-system/Grid'
import { useText } from '../../../../core/i18n/useText.ts'

/** 30, 36 and 44 px when comfortable; the page’s density changes all three. */
export function Density() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 3 }} gap={16}>
      <FileField label={text('fileInputDemos.small')} size="small" />
      <FileField label={text('fileInputDemos.medium')} />
      <FileField label={text('fileInputDemos.large')} size="large" />
    </Grid>
  )
}
