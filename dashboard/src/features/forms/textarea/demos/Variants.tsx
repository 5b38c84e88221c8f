import { Grid } from '@data1522/design-system/Grid'
import { TextArea } from '@data1522/design-system/TextArea'
import { useText } from '../../../../core/i18n/useText.ts'

/** Outlined, filled, or underlined. */
export function Variants() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 3 }} gap={16}>
      <TextArea label={text('textareaDemos.note')} defaultValue={text('textareaDemos.ring')} />
      <TextArea
        label={text('textareaDemos.note')}
        defaultValue={text('textareaDemos.ring')}
        variant="filled"
      />
      <TextArea
        label={text('textareaDemos.note')}
        defaultValue={text('textareaDemos.ring')}
        variant="plain"
      />
    </Grid>
  )
}
