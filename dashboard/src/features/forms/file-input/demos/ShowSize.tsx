import { FileField } from '@data1522/design-system/FileField'
import { sampleFile } from '../sampleFile.ts'
import { useText } from '../../../../core/i18n/useText.ts'

const pictures = [sampleFile('front.jpg', 240_000), sampleFile('back.jpg', 198_000)]

/** How much each weighs, as the language writes it. */
export function ShowSize() {
  const text = useText()

  return <FileField label={text('fileInputDemos.pictures')} isMultiple isSizeShown defaultValue={pictures} />
}
