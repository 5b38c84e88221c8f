import { FileField } from '@data1522/design-system/FileField'
import { sampleFile } from '../sampleFile.ts'
import { useText } from '../../../../core/i18n/useText.ts'

const letters = [sampleFile('offer.pdf', 184_000), sampleFile('terms.pdf', 96_000)]

/** Those that come join those that are there; the same one is not taken twice. */
export function Multiple() {
  const text = useText()

  return <FileField label={text('fileInputDemos.attachments')} isMultiple defaultValue={letters} />
}
