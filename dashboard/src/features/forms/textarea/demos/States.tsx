import { Grid } from '@data1522/design-system/Grid'
import { TextArea } from '@data1522/design-system/TextArea'
import { useText } from '../../../../core/i18n/useText.ts'

/** To be read only, out of reach, and being saved. */
export function States() {
  const text = useText()

  return (
    <Grid columns={{ base: 1, md: 3 }} gap={16}>
      <TextArea
        label={text('textareaDemos.terms')}
        isReadOnly
        defaultValue={text('textareaDemos.termsText')}
      />
      <TextArea label={text('textareaDemos.reply')} isDisabled defaultValue={text('textareaDemos.closed')} />
      <TextArea label={text('textareaDemos.draft')} isPending defaultValue={text('textareaDemos.ring')} />
    </Grid>
  )
}
